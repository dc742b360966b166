import { expect, it } from "vitest";
import { clearHeight, placeOutside } from "./use-place";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const view = { width: 1200, height: 900 };
const toasts = box(422, 828, 356, 48);

it.each([
  ["there are no controls", [], 0],
  [
    "pages of a list are at the right, and the number of rows at the left",
    [box(40, 840, 80, 32), box(800, 840, 340, 32)],
    0,
  ],
  ["a line of buttons goes from edge to edge", [box(40, 840, 1120, 32)], 56],
  [
    "buttons are everywhere, and there are fewest one line up",
    [box(40, 840, 1120, 32), box(40, 840, 1120, 32), box(0, 700, 1200, 120)],
    56,
  ],
])("toasts are lifted to where they cover the fewest controls: %s", (_, controls, lift) => {
  expect(clearHeight(toasts, controls)).toBe(lift);
});

it.each([
  ["keep their position above which a dialog ends", box(340, 300, 520, 300), { type: "free" }],
  ["are beside a drawer at the right", box(700, 0, 500, 900), { type: "beside", aside: -250, width: 356 }],
  ["are beside a drawer at the left", box(0, 0, 500, 900), { type: "beside", aside: 250, width: 356 }],
  ["are narrower beside a high dialog", box(340, 24, 520, 852), { type: "beside", aside: 430, width: 308 }],
  ["are above a wide dialog", box(10, 50, 1180, 800), { type: "above" }],
  ["are below what fills the window", box(0, 0, 1200, 900), { type: "below" }],
])("toasts %s", (_, panel, place) => {
  expect(placeOutside(panel, toasts, view)).toEqual(place);
});
