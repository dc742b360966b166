import { describe, expect, it } from "vitest";
import { pinsOf, tableWidths } from "./table-widths";

const columns = [
  { id: "name" },
  { id: "zone", width: 120 },
  { id: "city", width: 180 },
  { id: "count", width: 90, numeric: true },
];

describe("the widths of columns that somebody chose", () => {
  it("are their own; the last text column takes what the others leave, and never less than can be read", () => {
    const { widthOf, minWidth } = tableWidths(columns, { zone: 90 }, true);
    expect(["name", "zone", "city", "count"].map(widthOf)).toEqual([200, 90, undefined, 90]);
    expect(minWidth).toBe(52 + 200 + 90 + 180 + 90);
  });

  it("leave the rest to the text column before, once somebody has chosen the last one's width", () => {
    const { widthOf, minWidth } = tableWidths(columns, { name: 300, city: 170 }, false);
    expect(["name", "zone", "city", "count"].map(widthOf)).toEqual([300, undefined, 170, 90]);
    expect(minWidth).toBe(300 + 120 + 170 + 90);
  });
});

it("boxes, name and what was pinned stay in sight, in the order in which they stand", () => {
  expect([...pinsOf(columns, ["zone"], true)]).toEqual([
    ["", { index: 0, last: false }],
    ["name", { index: 1, last: false }],
    ["zone", { index: 2, last: true }],
  ]);
  expect([...pinsOf(columns, [], false)]).toEqual([["name", { index: 0, last: true }]]);
});
