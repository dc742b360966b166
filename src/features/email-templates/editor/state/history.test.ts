import { expect, it } from "vitest";
import { begin, redo, step, undo } from "./history";

const typed = (words: readonly string[], group: string | null, pause = 100) =>
  words.reduce((history, word, index) => step(history, word, group, index * pause), begin(""));

it("letters that follow each other are taken back as one, and brought back as one", () => {
  const after = typed(["c", "ci", "cia", "ciao"], "text a");
  expect(undo(after).present).toBe("");
  expect(redo(undo(after)).present).toBe("ciao");
});

it("a pause, another block or a press begins a step of its own", () => {
  expect(undo(typed(["c", "ci"], "text a", 1_500)).present).toBe("c");
  expect(undo(typed(["c", "ci"], null)).present).toBe("c");
  expect(undo(step(typed(["c"], "text a"), "d", "text b", 10)).present).toBe("c");
});

it("what was taken back can't be brought back once something else was done", () => {
  const other = step(undo(typed(["a", "b"], null)), "c", null, 0);
  expect(redo(other)).toBe(other);
  expect(undo(other).present).toBe("a");
});

it("typing after taking something back is a step of its own", () => {
  const again = step(undo(typed(["a", "b"], "text a", 1_500)), "ab", "text a", 1_600);
  expect(undo(again).present).toBe("a");
});

it("where there is nothing to take back, nothing happens", () => {
  const history = begin("a");
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
  expect(step(history, "a", null, 0)).toBe(history);
});
