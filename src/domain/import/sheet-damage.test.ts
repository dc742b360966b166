import { expect, it } from "vitest";
import { sheetDamage } from "./sheet-damage";

it.each([
  ["12345.0", "decimal", "12345"],
  ["12345,00", "decimal", "12345"],
  ["+393331234567.0", "decimal", "+393331234567"],
  ["3.331234567E+09", "scientific", "3331234567"],
  ["3,331234567e9", "scientific", "3331234567"],
  ["3,33123E+09", "scientific", null],
  ["12345", null, null],
  ["AB12.0", null, null],
  ["12.10", null, null],
  ["1E5X", null, null],
])("%j: %s, originally %s", (text, kind, fix) => expect(sheetDamage(text)).toEqual(kind && { kind, fix }));
