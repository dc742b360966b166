import fc from "fast-check";
import { expect, it } from "vitest";
import { textDifferences } from "./text-differences";

it("finds removed and added sentences, wherever paragraphs and lines break", () => {
  expect(textDifferences("Uno. Due.\n\nTre.", "Uno.\nTre! Due bis.\n\nTre.")).toEqual([
    { kind: "removed", sentence: "Due." },
    { kind: "added", sentence: "Tre!" },
    { kind: "added", sentence: "Due bis." },
  ]);
  expect(textDifferences("Uno. Due.", "Uno.\n\nDue.")).toEqual([]);
  expect(textDifferences("", "Uno.")).toEqual([{ kind: "added", sentence: "Uno." }]);
});

it("each difference appears once, and unchanged sentences don't appear", () => {
  const sentences = fc.array(fc.constantFrom("Uno.", "Due.", "Tre.", "Quattro."), { maxLength: 8 });
  fc.assert(
    fc.property(sentences, sentences, (before, after) => {
      const found = textDifferences(before.join(" "), after.join(" "));
      const count = (kind: string) => found.filter((difference) => difference.kind === kind).length;
      expect(before.length - count("removed")).toBe(after.length - count("added"));
    }),
  );
});
