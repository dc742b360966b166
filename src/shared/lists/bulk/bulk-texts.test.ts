import { expect, it } from "vitest";
import { bulkTexts } from "./bulk-texts";

it("names all rows up to four, and three of more rows", () => {
  expect(bulkTexts.named("donors", ["Rossi Ada"])).toBe("Rossi Ada.");
  expect(bulkTexts.named("donors", ["Rossi Ada", ""])).toBe("Rossi Ada e senza nome.");
  expect(bulkTexts.named("donors", ["A", "B", "C", "D"])).toBe("A, B, C e D.");
  expect(bulkTexts.named("awards", ["A", "B", "C", "D", "E"])).toBe("A, B, C e altre 2.");
});

it("counts rows without names", () => {
  expect(bulkTexts.namesAndOthers(["A", "B"], 1_000)).toBe("A, B, e altri 1.000");
  expect(bulkTexts.namesAndOthers([], 60_000)).toBe("60.000");
});
