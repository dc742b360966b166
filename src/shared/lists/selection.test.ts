import { expect, it } from "vitest";
import { countSelected, selectionSlices } from "./selection";

it("ids are split into slices of 100, in their order", () => {
  const ids = new Set(Array.from({ length: 250 }, (_, nth) => `d${nth}`));
  const slices = selectionSlices(ids);
  expect(slices.map((slice) => slice.length)).toEqual([100, 100, 50]);
  expect(slices.flat()).toEqual([...ids]);
  expect(selectionSlices([])).toEqual([]);
});

it("the count of all rows except some is the total without those", () => {
  expect(countSelected({ kind: "all", except: new Set(["d1", "d2"]) }, 1234)).toBe(1232);
  expect(countSelected({ kind: "all", except: new Set(["d1"]) }, null)).toBeNull();
  expect(countSelected({ kind: "some", ids: new Set(["d1"]) }, null)).toBe(1);
});
