import { describe, expect, it } from "vitest";
import { pinsOf, tableWidths } from "./table-widths";

const columns = [{ id: "name" }, { id: "zone", width: 120 }, { id: "city", width: 180 }];

describe("the widths of columns that somebody chose", () => {
  it("are their own; the name takes what the others leave, and never less than can be read", () => {
    const { widthOf, minWidth } = tableWidths(columns, { zone: 90 }, true);
    expect(["name", "zone", "city"].map(widthOf)).toEqual([undefined, 90, 180]);
    expect(minWidth).toBe(56 + 200 + 90 + 180);
  });

  it("leave the rest to the last column once the name has a width of its own", () => {
    const { widthOf, minWidth } = tableWidths(columns, { name: 300 }, false);
    expect(["name", "zone", "city"].map(widthOf)).toEqual([300, 120, undefined]);
    expect(minWidth).toBe(600);
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
