import { expect, it } from "vitest";
import { cellAfterKey } from "./grid-keys";

const SIZE = { rows: 100, columns: 5, page: 10 };
const at = (row: number, column: number) => ({ row, column });
const press = (key: string, ctrlKey = false) => cellAfterKey({ key, ctrlKey, metaKey: false }, at(50, 2), SIZE);

it("keys move as in a spreadsheet, and not beyond its edges", () => {
  expect(press("ArrowDown")).toEqual(at(51, 2));
  expect(press("ArrowLeft")).toEqual(at(50, 1));
  expect(press("PageUp")).toEqual(at(40, 2));
  expect(press("Home")).toEqual(at(50, 0));
  expect(press("End", true)).toEqual(at(99, 4));
  expect(press("ArrowDown", true)).toEqual(at(99, 2));
  expect(cellAfterKey({ key: "ArrowUp", ctrlKey: false, metaKey: false }, at(0, 0), SIZE)).toEqual(at(0, 0));
  expect(press("x")).toBeNull();
});
