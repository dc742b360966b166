import { expect, it } from "vitest";
import { cardDifference, plainCard } from "./card-number";

it("a card number is the same with and without its leading zeros", () => {
  expect(plainCard("001799")).toBe(plainCard("1799"));
  expect(plainCard("000")).toBe("0");
});

it.each([
  ["one digit is wrong", "1799", "001779", [4]],
  ["the first digit is wrong", "001799", "000799", [2]],
  ["two digits are swapped", "1799", "001979", [3, 4]],
  ["a digit is missing in the middle", "1799", "017899", [3]],
  ["a digit is missing at the end", "1799", "017991", [5]],
  ["two digits are wrong", "1799", "001688", null],
  ["two digits that aren't neighbours are swapped", "1729", "009721", null],
  ["it is the same number", "1799", "001799", null],
  ["it has a digit too many", "17995", "001799", null],
])("%s", (_, typed, card, expected) => {
  expect(cardDifference(typed, card)).toEqual(expected);
});
