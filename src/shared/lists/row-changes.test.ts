import { expect, it } from "vitest";
import { rowChanges } from "./row-changes";

const row = (_id: string, name = "") => ({ _id, name });

it("rows that say something else are changed, those that left are counted, those that came are neither", () => {
  const { changed, gone } = rowChanges(
    [row("1"), row("2", "Rossi"), row("3"), row("4")],
    [row("2", "Russo"), row("1"), row("5")],
  );
  expect([...changed]).toEqual(["2"]);
  expect(gone).toBe(2);
});

it("rows of which nobody knows who they are can't be told apart, and are never marked", () => {
  expect(rowChanges([row("", "Rossi")], [row("", "Russo")]).changed.size).toBe(0);
});
