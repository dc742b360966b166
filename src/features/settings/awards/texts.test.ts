import { expect, it } from "vitest";
import { texts } from "./texts";

it("a count without known sexes has no colon", () => {
  expect(texts.more({ count: 34, women: 31, men: 3 })).toBe("34 in più di adesso: 31 donne, 3 uomini.");
  expect(texts.fewer({ count: 2, women: 0, men: 0 })).toBe("2 in meno di adesso.");
});
