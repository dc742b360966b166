import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "../../../../domain/text";
import { TextNumbers } from "./text-numbers";

const NAMES = [
  "Rossi",
  "rossi",
  "Ròssi",
  "De  Luca",
  "de luca",
  " De Luca",
  "D’Angelo",
  "D'ANGELO",
  "D`Angelo",
  "Straße",
  "\u0301",
];
const some = fc.array(fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...NAMES)));
const folded = (text: string) => fold(text).replace(/\s+/g, " ").trim();

it.each([
  ["the same texts", (text: string) => text, undefined],
  ["texts that differ in case alone", (text: string) => text.toLowerCase(), (text: string) => text.toLowerCase()],
  ["texts that differ in case, accents and blanks", folded, folded],
])("%s have the same number, others have others, and the numbers go from 1 on; 0 is nothing", (_, same, plain) =>
  fc.assert(
    fc.property(some, (texts) => {
      const numbers = new TextNumbers(texts.length, plain);
      const known = new Map([["", 0]]);
      for (const text of texts) {
        const key = same(text);
        if (!known.has(key)) known.set(key, known.size);
        expect(numbers.numberOf(text)).toBe(known.get(key));
      }
      expect(numbers.count).toBe(known.size - 1);
    }),
  ),
);
