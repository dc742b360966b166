import { expect, it } from "vitest";
import { rowChanges } from "./row-changes";

const row = (_id: string, name = "") => ({ _id, name });

it("rows with other values are changed, missing rows are counted, and new rows are ignored", () => {
  const { changed, gone } = rowChanges(
    [row("1"), row("2", "Rossi"), row("3"), row("4")],
    [row("2", "Russo"), row("1"), row("5")],
  );
  expect([...changed]).toEqual(["2"]);
  expect(gone).toBe(2);
});

it("rows without an id are never marked as changed", () => {
  expect(rowChanges([row("", "Rossi")], [row("", "Russo")]).changed.size).toBe(0);
});
