import { expect, it } from "vitest";
import { donorHint, hintedName } from "./registry-name";

it.each([
  ["the card", { cardNumber: "001204", birthday: "1980-03-14" }, "tessera\u00a0001204"],
  ["the birth year of a donor without a card", { cardNumber: null, birthday: "1951-01-02" }, "classe 1951"],
  ["nothing if neither is known", { cardNumber: "", birthday: null }, ""],
  ["nothing for a birth date that can't be read", { birthday: "ieri" }, ""],
])("a donor is distinguished by %s", (_, donor, hint) => {
  expect(donorHint(donor)).toBe(hint);
  expect(hintedName({ firstName: "Maria", lastName: "Rossi", ...donor })).toBe(
    hint === "" ? "Rossi Maria" : `Rossi Maria (${hint})`,
  );
});
