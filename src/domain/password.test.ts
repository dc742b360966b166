import { expect, it } from "vitest";
import { minimumPasswordLength, passwordLength } from "./password";

it("staff need longer passwords than donors and users of an unknown role", () => {
  expect(minimumPasswordLength("donor")).toBe(8);
  expect(minimumPasswordLength(null)).toBe(8);
  for (const role of ["admin", "director", "manager"] as const) expect(minimumPasswordLength(role)).toBe(12);
});

it("an accented letter and an emoji count as one character", () => {
  expect(passwordLength("perche\u0301")).toBe(6);
  expect(passwordLength("🩸🩸")).toBe(2);
});
