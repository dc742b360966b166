import { expect, it } from "vitest";
import { withPreposition } from "./with-preposition";

it.each([
  ["12 Set 2026", "dal 12 Set 2026"],
  ["8 aprile 2026", "dall’8 aprile 2026"],
  ["11 Nov 2026", "dall’11 Nov 2026"],
  ["18 Nov 2026", "dal 18 Nov 2026"],
  ["1° maggio 2026", "dal 1° maggio 2026"],
  ["domenica 8 novembre 2026", "dal domenica 8 novembre 2026"],
])("a preposition before a day: %s", (text, expected) => expect(withPreposition("dal", text)).toBe(expected));
