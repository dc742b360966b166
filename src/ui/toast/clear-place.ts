/** How far from their corner toasts stand: towards the window's middle, and up. px */
interface Shift {
  aside: number;
  up: number;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** A line of buttons, and one more: rows of a list, its foot, a bar. */
const UP = [0, 56, 112];
/** A column of small buttons at the edge. */
const EDGE = 72;

const meet = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * @param corner where toasts stand by themselves
 * @param middle how far aside the middle is, negative to the left; 0 where they go from edge to edge
 * @param pressed where something can be pressed
 * @returns the nearest place where they cover none of that, else the least of it
 */
export function clearPlace(corner: Box, middle: number, pressed: readonly Box[]): Shift {
  const asides = Math.abs(middle) > EDGE ? [0, Math.sign(middle) * EDGE, middle] : [0];
  const places = UP.flatMap((up) => asides.map((aside) => ({ aside, up })));
  const covered = places.map(({ aside, up }) => {
    const { left, right, top, bottom } = corner;
    const box = { left: left + aside, right: right + aside, top: top - up, bottom: bottom - up };
    return pressed.filter((one) => meet(box, one)).length;
  });
  return places[covered.indexOf(Math.min(...covered))] ?? { aside: 0, up: 0 };
}
