import type { KeyboardEvent } from "react";

/** What is shown of a picture within the circle. Lengths are pixels of the picture as it is turned. */
export interface Crop {
  /** The middle of the circle. */
  x: number;
  y: number;
  /** 1: the circle takes all of the shorter side. */
  zoom: number;
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MAX_ZOOM = 5;

/** @returns how large a picture is once it is turned */
const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** @returns the middle of a picture, as large as it goes */
export const wholeCrop = (picture: Size): Crop => ({ x: picture.width / 2, y: picture.height / 2, zoom: 1, turns: 0 });

/** @returns the side of the square around the circle */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, "zoom">): number => Math.min(width, height) / zoom;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** @returns the same within the picture: the circle never leaves it */
export function within(picture: Size, crop: Crop): Crop {
  const { width, height } = turned(picture, crop.turns);
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const half = sideOf(picture, { zoom }) / 2;
  return { ...crop, zoom, x: between(crop.x, half, width - half), y: between(crop.y, half, height - half) };
}

/** Moves the picture under the circle. @param dx, dy in parts of the circle's width */
export function moved(picture: Size, crop: Crop, dx: number, dy: number): Crop {
  const side = sideOf(picture, crop);
  return within(picture, { ...crop, x: crop.x - dx * side, y: crop.y - dy * side });
}

export const zoomed = (picture: Size, crop: Crop, zoom: number): Crop => within(picture, { ...crop, zoom });

/** Turns the picture about the circle's middle. @param by quarter turns, to the right */
export function turnedBy(picture: Size, crop: Crop, by: 1 | -1): Crop {
  const { width, height } = turned(picture, crop.turns);
  const turns = (crop.turns + by + 4) % 4;
  const [x, y] = by === 1 ? [height - crop.y, crop.x] : [crop.y, width - crop.x];
  return within(picture, { ...crop, turns, x, y });
}

/**
 * Draws a picture so that the circle lies in the middle of a square.
 * @param edge the square's, in its own pixels
 * @param circle the circle's width in them: less than the edge shows what lies around it
 */
export function drawCrop(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
  crop: Crop,
  edge: number,
  circle = edge,
): void {
  const { width, height } = turned(bitmap, crop.turns);
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

/** What is sent, in pixels. */
export const SENT_EDGE = 512;

/** @returns the square that is sent, as a JPEG with nothing in it but its pixels */
export async function croppedPicture(bitmap: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = new OffscreenCanvas(SENT_EDGE, SENT_EDGE);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw a picture on");
  drawCrop(context, bitmap, crop, SENT_EDGE);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.88 });
}

/** How far one press moves, in parts of the circle; with Shift a tenth of it. */
const STEP = 0.05;
export const ZOOM_STEP = 1.15;

const ARROWS: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** What keys do to a crop: arrows move the picture, plus and minus zoom, R turns it (Shift: to the left). */
export function cropByKey(
  picture: Size,
  crop: Crop,
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): Crop | null {
  const arrow = ARROWS[key];
  const part = shiftKey ? 0.1 : 1;
  if (arrow) return moved(picture, crop, arrow[0] * part, arrow[1] * part);
  if (key === "+" || key === "=") return zoomed(picture, crop, crop.zoom * ZOOM_STEP);
  if (key === "-" || key === "−") return zoomed(picture, crop, crop.zoom / ZOOM_STEP);
  if (key.toLowerCase() === "r") return turnedBy(picture, crop, shiftKey ? -1 : 1);
  return null;
}
