import { expect, it } from "vitest";
import { clearPlace } from "./clear-place";

const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});
/** In a window of 1200 x 900. */
const corner = box(820, 828, 356, 48);
const MIDDLE = -398;

it.each([
  ["nothing is there", [], { aside: 0, up: 0 }],
  ["a column of buttons stands at the edge", [box(1140, 740, 32, 32), box(1140, 840, 32, 32)], { aside: -72, up: 0 }],
  [
    "pages of a list are at the right, and how many rows at the left",
    [box(40, 840, 80, 32), box(800, 840, 340, 32)],
    { aside: MIDDLE, up: 0 },
  ],
  ["a line of buttons goes from edge to edge", [box(40, 840, 1120, 32)], { aside: 0, up: 56 }],
  [
    "it is full of them, and there are fewest higher up",
    [box(40, 840, 1120, 32), box(40, 840, 1120, 32), box(0, 700, 1200, 120)],
    { aside: 0, up: 56 },
  ],
])("toasts stand where they cover nothing to press, or the least: %s", (_, pressed, place) => {
  expect(clearPlace(corner, MIDDLE, pressed)).toEqual(place);
});

it("toasts as wide as the window go up alone", () => {
  expect(clearPlace(box(16, 780, 328, 48), 0, [box(240, 790, 88, 44)])).toEqual({ aside: 0, up: 56 });
});
