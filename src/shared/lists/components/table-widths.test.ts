import { describe, expect, it } from "vitest";
import { pinsOf, tableWidths } from "./table-widths";

const columns = [
  { id: "name" },
  { id: "zone", width: 120 },
  { id: "city", width: 180 },
  { id: "count", width: 90, numeric: true },
];

describe("widths of chosen columns", () => {
  it("are the chosen ones; the last text column takes the rest, down to a minimum", () => {
    const { widthOf, minWidth } = tableWidths(columns, { zone: 90 }, true);
    expect(["name", "zone", "city", "count"].map(widthOf)).toEqual([200, 90, undefined, 90]);
    expect(minWidth).toBe(52 + 200 + 90 + 180 + 90);
  });

  it("leave the rest to the previous text column if the user set the width of the last one", () => {
    const { widthOf, minWidth } = tableWidths(columns, { name: 300, city: 170 }, false);
    expect(["name", "zone", "city", "count"].map(widthOf)).toEqual([300, undefined, 170, 90]);
    expect(minWidth).toBe(300 + 120 + 170 + 90);
  });
});

it("checkboxes, name and pinned columns stay visible, in their order", () => {
  expect([...pinsOf(columns, ["zone"], true)]).toEqual([
    ["", { index: 0, last: false }],
    ["name", { index: 1, last: false }],
    ["zone", { index: 2, last: true }],
  ]);
  expect([...pinsOf(columns, [], false)]).toEqual([["name", { index: 0, last: true }]]);
});
