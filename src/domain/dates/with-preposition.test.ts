import { expect, it } from "vitest";
import { withPreposition } from "./with-preposition";

it.each([
  ["12 Set 2026", "dal 12 Set 2026"],
  ["8 aprile 2026", "dall’8 aprile 2026"],
  ["11 Nov 2026", "dall’11 Nov 2026"],
  ["18 Nov 2026", "dal 18 Nov 2026"],
  ["1° maggio 2026", "dal 1° maggio 2026"],
  ["domenica 8 novembre 2026", "da domenica 8 novembre 2026"],
  ["lunedì 11 maggio 2026", "da lunedì 11 maggio 2026"],
])("a preposition before a day: %s", (text, expected) => expect(withPreposition("dal", text)).toBe(expected));

it("every preposition fits a weekday", () => {
  const day = "sabato 7 novembre 2026";
  expect((["il", "del", "dal", "al"] as const).map((preposition) => withPreposition(preposition, day))).toEqual([
    ...[day, `di ${day}`, `da ${day}`, `a ${day}`],
  ]);
});
