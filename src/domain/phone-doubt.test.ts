import { expect, it } from "vitest";
import { countDigits, phoneDoubt } from "./phone-doubt";

it.each([
  ["347 555 0142", null],
  ["34755501421", "too-many-digits"],
  ["+39 347 5550 1421", "too-many-digits"],
  ["0039 347/5550142", null],
  ["035 123 4567", "landline"],
  ["+39 035 1234567", "landline"],
  ["03", null],
  ["+41 79 123 45 67", null],
  ["0041 79 123 45 67", null],
  ["", null],
])("of the mobile %j is said %s", (typed, doubt) => expect(phoneDoubt(typed, "mobile")).toBe(doubt));

it("the house's telephone may be a landline; a mobile there has no more digits than one has", () => {
  expect(phoneDoubt("035 123 4567", "phoneHome")).toBeNull();
  expect(phoneDoubt("34755501421", "phoneHome")).toBe("too-many-digits");
  expect(countDigits("+39 347 5550 1421")).toBe(11);
});
