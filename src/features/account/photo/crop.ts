import type { KeyboardEvent } from "react";

/** The part of a picture in the circle. Lengths are pixels of the rotated picture. */
export interface Crop {
  /** Center of the circle. */
  x: number;
  y: number;
  /** With 1 the circle is as wide as the shorter side. */
  zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 5;

/** @returns the size of the rotated picture */
const rotatedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** @returns the largest circle, at the center of the picture */
export const initialCrop = (picture: Size): Crop => ({
  x: picture.width / 2,
  y: picture.height / 2,
  zoom: 1,
  turns: 0,
});

/** @returns the side of the square around the circle, in pixels of the picture */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, "zoom">): number => Math.min(width, height) / zoom;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** @returns the crop with zoom and position limited, so that the circle stays inside the picture */
function clampCrop(picture: Size, crop: Crop): Crop {
  const { width, height } = rotatedSize(picture, crop.turns);
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { zoom }) / 2;
  return { ...crop, zoom, x: clamp(crop.x, half, width - half), y: clamp(crop.y, half, height - half) };
}

/** Moves the picture under the circle. `dx` and `dy` are shares of the circle's width. */
export function moveCrop(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop);
  return clampCrop(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

export const zoomCrop = (picture: Size, crop: Crop, zoom: number): Crop => clampCrop(picture, { ...crop, zoom });

/** Rotates the picture around the circle's center. @param by 1 for a quarter turn to the right, -1 to the left */
export function rotateCrop(picture: Size, crop: Crop, by: 1 | -1): Crop {
  const { width, height } = rotatedSize(picture, crop.turns);
  const turns = (crop.turns + by + 4) % 4;
  const [x, y] = by === 1 ? [height - crop.y, crop.x] : [crop.y, width - crop.x];
  return clampCrop(picture, { ...crop, turns, x, y });
}

/**
 * Draws a picture with the circle at the center of a square.
 * @param edge width of the square in pixels
 * @param circle width of the circle in the same pixels; less than `edge` also shows the surroundings
 */
export function drawCrop(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
  crop: Crop,
  edge: number,
  circle = edge,
): void {
  const { width, height } = rotatedSize(bitmap, crop.turns);
  const scale = circle / sideOf(bitmap, crop);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, edge, edge);
  context.imageSmoothingQuality = "high";
  context.translate(edge / 2, edge / 2);
  context.scale(scale, scale);
  context.translate(width / 2 - crop.x, height / 2 - crop.y);
  context.rotate((crop.turns * Math.PI) / 2);
  // a transparent picture gets a white background
  context.fillStyle = "#fff";
  context.fillRect(-bitmap.width / 2, -bitmap.height / 2, bitmap.width, bitmap.height);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

/** Width and height of the uploaded picture, in pixels. */
export const SENT_EDGE = 512;

/** @returns the square to upload, as a JPEG without metadata */
export async function croppedPicture(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = new OffscreenCanvas(SENT_EDGE, SENT_EDGE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw a picture on");
  drawCrop(context, bitmap, crop, SENT_EDGE);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
}

/** Movement of an arrow key, as a share of the circle. With Shift it is a tenth of that. */
const STEP = 0.05;
export const ZOOM_STEP = 1.15;

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Arrow keys move the picture, plus and minus zoom it, R rotates it to the right, Shift+R to the left.
 * @returns the new crop; null for other keys
 */
export function cropByKey(
  picture: Size,
  crop: Crop,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): Crop | null {
  const arrow = ARROWS[key];
  const part = shiftKey ? 0.1 : 1;
  if (arrow) return moveCrop(picture, crop, arrow[0] * part, arrow[1] * part);
  if (key === "+" || key === "=") return zoomCrop(picture, crop, crop.zoom * ZOOM_STEP);
  if (key === "-" || key === "−") return zoomCrop(picture, crop, crop.zoom / ZOOM_STEP);
  if (key.toLowerCase() === "r") return rotateCrop(picture, crop, shiftKey ? -1 : 1);
  return null;
}
