export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
interface Size {
  width: number;
  height: number;
}

/** Heights above the bottom, in px: the line of a list's pages, a bar, a row. */
const UP = [0, 56, 112];
/** The space around toasts, in px. */
export const GAP = 8;
/** Toasts don't get narrower than this, in px. */
const MIN_WIDTH = 240;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * @param toasts where they are at the bottom of the page
 * @param pressed the boxes of buttons, links and fields
 * @returns how far up, in px, they cover the fewest of those
 */
export function clearHeight({ left, right, top, bottom }: Box, pressed: readonly Box[]): number {
  const covered = UP.map((up) => {
    const box = { left, right, top: top - up, bottom: bottom - up };
    return pressed.filter((one) => meet(box, one)).length;
  });
  return UP[covered.indexOf(Math.min(...covered))] ?? 0;
}

/** Where toasts go while a dialog or a drawer is open. */
type PanelPlace =
  | { type: "free" }
  /** `aside` is how far they move from the middle of the window, in px, negative to the left. */
  | { type: "beside"; aside: number; width: number }
  | { type: "above" }
  /** The panel is as high as the window. */
  | { type: "below" };

/** @param toasts where they are as long as no panel is open */
export function placeOutside(panel: Box, toasts: Box, view: Size): PanelPlace {
  const around = { left: toasts.left - GAP, right: toasts.right + GAP, top: toasts.top - GAP, bottom: toasts.bottom };
  if (!meet(around, panel)) return { type: "free" };
  const [left, right] = [panel.left, view.width - panel.right];
  const free = Math.max(left, right);
  if (free >= MIN_WIDTH + 4 * GAP) {
    const middle = left > right ? left / 2 : panel.right + right / 2;
    const width = Math.min(toasts.right - toasts.left, free - 4 * GAP);
    return { type: "beside", aside: middle - view.width / 2, width };
  }
  return { type: panel.top > GAP ? "above" : "below" };
}
