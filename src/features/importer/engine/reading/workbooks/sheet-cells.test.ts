import { expect, it } from "vitest";
import { codeFormat, sheetDay, writeCode } from "./xlsx-parts";

it.each([
  ["00000", 184, "00184"],
  ["00000", 26900, "26900"],
  ["00000", 123456, "123456"],
  ["0000000000", 371123456, "0371123456"],
  ['"0"#', 371123456, "0371123456"],
  ["\\+#", 393331234567, "+393331234567"],
  ["0000\\-000000", 371123456, "0371-123456"],
  ["[$-410]00000", 184, "00184"],
  ["00000;-00000", 184, "00184"],
  ["000 0000000", 3331234567, "333 1234567"],
  ["00000", 1.5, null],
  ["00000", -4, null],
])("the format %s writes %s as %s", (format, value, written) => {
  const parts = codeFormat(format);
  expect(parts).not.toBeNull();
  expect(parts && writeCode(parts, value)).toBe(written);
});

it.each(["General", "0", "0.00", "#,##0", "00.00", "0%", '0 "giorni"', "0E+00", "@", "[<=9]00;000", "[h]:mm", ""])(
  "the format %s doesn't show a code",
  (format) => expect(codeFormat(format)).toBeNull(),
);

it("an instant in UTC becomes the day in Italy", () => {
  expect(sheetDay("1956-04-11T23:00:00.000Z")).toBe("1956-04-12");
  expect(sheetDay("1956-04-12T00:00:00")).toBe("1956-04-12");
  expect(sheetDay("1956-04-12")).toBe("1956-04-12");
});
