import fc from "fast-check";
import { expect, it } from "vitest";
import { textDifferences } from "./text-differences";

it("tells sentence by sentence what was taken out and put in, wherever paragraphs and lines break", () => {
  expect(textDifferences("Uno. Due.\n\nTre.", "Uno.\nTre! Due bis.\n\nTre.")).toEqual([
    { kind: "removed", sentence: "Due." },
    { kind: "added", sentence: "Tre!" },
    { kind: "added", sentence: "Due bis." },
  ]);
  expect(textDifferences("Uno. Due.", "Uno.\n\nDue.")).toEqual([]);
  expect(textDifferences("", "Uno.")).toEqual([{ kind: "added", sentence: "Uno." }]);
});

it("nothing is told twice, and what stays isn't told", () => {
  const sentences = fc.array(fc.constantFrom("Uno.", "Due.", "Tre.", "Quattro."), { maxLength: 8 });
  fc.assert(
    fc.property(sentences, sentences, (before, after) => {
      const found = textDifferences(before.join(" "), after.join(" "));
      const count = (kind: string) => found.filter((one) => one.kind === kind).length;
      expect(before.length - count("removed")).toBe(after.length - count("added"));
    }),
  );
});
