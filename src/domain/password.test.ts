import { expect, it } from "vitest";
import { minimumPasswordLength, passwordLength } from "./password";

it("asks more of staff than of donors, and the least of those who aren't known", () => {
  expect(minimumPasswordLength("donor")).toBe(8);
  expect(minimumPasswordLength(null)).toBe(8);
  for (const role of ["admin", "director", "manager"] as const) expect(minimumPasswordLength(role)).toBe(12);
});

it("counts characters, not what they are made of", () => {
  expect(passwordLength("perche\u0301")).toBe(6);
  expect(passwordLength("🩸🩸")).toBe(2);
});
