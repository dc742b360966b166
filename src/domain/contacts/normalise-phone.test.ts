import { expect, it } from "vitest";
import { normalisePhone } from "./normalise-phone";

it("valid numbers have one notation, and invalid ones give null", () => {
  expect(["3475550142", "+39 347/555.0142", "0039347 5550142"].map(normalisePhone)).toEqual(
    Array.from({ length: 3 }, () => "347 555 0142"),
  );
  expect(normalisePhone("02 1234567")?.replace(/\D/g, "")).toBe("021234567");
  expect(normalisePhone("+41791234567")).toBe("+41 79 123 45 67");
  expect(["(+39)3381234567", "338–123_4567", "[338] 1234567"].map(normalisePhone)).toEqual(
    Array(3).fill("338 123 4567"),
  );
  expect(normalisePhone("0000000000")).toBeNull();
  expect(["0371 123456 int. 12", "0371 123456 x12", "+1 212 555 0123 ext. 4"].map(normalisePhone)).toEqual([
    ...[null, null, null],
  ]);
  expect(["chiedere della figlia", "12", "", "347555014299999"].map(normalisePhone)).toEqual([null, null, null, null]);
});
