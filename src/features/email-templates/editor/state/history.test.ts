import { expect, it } from "vitest";
import { newHistory, redo, step, undo } from "./history";

const typed = (texts: readonly string[], group: string | null, pause = 100) =>
  texts.reduce((history, text, index) => step(history, text, group, index * pause), newHistory(""));

it("consecutive letters are undone and redone as one step", () => {
  const after = typed(["c", "ci", "cia", "ciao"], "text a");
  expect(undo(after).present).toBe("");
  expect(redo(undo(after)).present).toBe("ciao");
});

it("a pause, another block or a change without a group starts a new step", () => {
  expect(undo(typed(["c", "ci"], "text a", 1_500)).present).toBe("c");
  expect(undo(typed(["c", "ci"], null)).present).toBe("c");
  expect(undo(step(typed(["c"], "text a"), "d", "text b", 10)).present).toBe("c");
});

it("an undone step can't be redone after another change", () => {
  const other = step(undo(typed(["a", "b"], null)), "c", null, 0);
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe("a");
});

it("typing after an undo starts a new step", () => {
  const again = step(undo(typed(["a", "b"], "text a", 1_500)), "ab", "text a", 1_600);
  expect(undo(again).present).toBe("a");
});

it("undo and redo without steps, and a step without a change, return the same history", () => {
  const history = newHistory("a");
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  expect(step(history, "a", null, 0)).toBe(history);
});
