import fc from "fast-check";
import { expect, it } from "vitest";
import { TextNumbers } from "./text-numbers";

it("the same texts have the same number, others have others, and the numbers go from 1 on", () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom("Rossi", "rossi"))), (texts) => {
      const numbers = new TextNumbers(texts.length);
      const known = new Map<string, number>();
      for (const text of texts) {
        if (!known.has(text)) known.set(text, known.size + 1);
        expect(numbers.numberOf(text)).toBe(known.get(text));
      }
      expect(numbers.count).toBe(known.size);
    }),
  ));
