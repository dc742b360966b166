import { expect, it } from "vitest";
import { chosenColumns } from "./chosen-columns";

const columns = [{ id: "name" }, { id: "card" }, { id: "zone" }];
const shown = (choice: string[] | null) => chosenColumns(columns, choice).map(({ id }) => id);

it("shows all columns in the list's own order without a choice", () => {
  expect(shown(null)).toEqual(["name", "card", "zone"]);
});
it("shows what was chosen in the order chosen, and nothing else", () => {
  expect(shown(["zone", "card"])).toEqual(["name", "zone", "card"]);
  expect(shown(["zone"])).toEqual(["name", "zone"]);
});
it("never hides or moves the first, which says whose row it is", () => {
  expect(shown([])).toEqual(["name"]);
  expect(shown(["zone", "name"])).toEqual(["name", "zone"]);
});
it("leaves out a chosen column that no longer exists, and one chosen twice", () => {
  expect(shown(["fax", "card", "card"])).toEqual(["name", "card"]);
});
