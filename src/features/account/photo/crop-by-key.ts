import type { KeyboardEvent } from "react";
import { moved, turnedBy, zoomed, type Crop, type Size } from "./crop";

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
