import { describe, expect, it } from "vitest";
import { countDigits, phoneDoubt } from "./phone-doubt";

describe("a mobile", () => {
  it.each([
    ["347 555 0142", null, null],
    ["34755501421", "too-many-digits", null],
    ["34755501420", "too-many-digits", "3475550142"],
    ["+39 347 5550 1421", "too-many-digits", null],
    ["0039 347/5550142", null, null],
    ["035 123 4567", "landline", null],
    ["+39 035 1234567", "landline", null],
    ["03", null, null],
    ["+41 79 123 45 67", null, null],
    ["0041 79 123 45 67", null, null],
    ["", null, null],
    ["393331234567", "missing-plus", "+393331234567"],
    ["39 333 1234567", "missing-plus", "+393331234567"],
    ["3933312345", null, null],
    ["3331234567.0", "decimal", "3331234567"],
    ["3331234567,00", "decimal", "3331234567"],
    ["393331234567.0", "decimal", "+393331234567"],
    ["371123456", "missing-zero", "0371123456"],
    ["3331234567 3387654321", "several-numbers", "3331234567"],
    ["0371 123456 / 333 1234567", "several-numbers", "333 1234567"],
    ["333/1234567-338/7654321", "several-numbers", "333/1234567"],
    ["+39 333 1234567 +39 338 7654321", "several-numbers", "+39 333 1234567"],
  ])("%j: %s, perhaps %s", (typed, kind, fix) => expect(phoneDoubt(typed, "mobile")).toEqual(kind && { kind, fix }));
});

describe("a home phone", () => {
  it.each([
    ["035 123 4567", null, null],
    ["347 555 0142", null, null],
    ["34755501421", "too-many-digits", null],
    ["371123456", "missing-zero", "0371123456"],
    ["35123456", "missing-zero", "035123456"],
    ["2 12345678", "missing-zero", "0212345678"],
    ["371123456.0", "decimal", "0371123456"],
    ["390371123456", "missing-plus", "+390371123456"],
    ["333 1234567 0371 123456", "several-numbers", "0371 123456"],
    ["800 123456", null, null],
    ["840 000 123", null, null],
    ["199 123456", null, null],
    ["0371 123456/7", null, null],
    ["035.12.34.00", null, null],
    ["+49 1512 3456 0789", null, null],
    ["347", null, null],
  ])("%j: %s, perhaps %s", (typed, kind, fix) => expect(phoneDoubt(typed, "phoneHome")).toEqual(kind && { kind, fix }));
});

it("three numbers with words between them are separated, and the one for the field is suggested", () => {
  const typed = "333 1234567 o 0371 123456; 0371 654321";
  expect(phoneDoubt(typed, "mobile")).toEqual({ kind: "several-numbers", fix: "333 1234567" });
  expect(phoneDoubt(typed, "phoneHome")).toEqual({ kind: "several-numbers", fix: "0371 123456" });
  expect(phoneDoubt("0371/123456", "phoneHome")).toBeNull();
});

it("the digits of the country code don't count", () => {
  expect(countDigits("+39 347 5550 1421")).toBe(11);
});
