import { expect, it } from "vitest";
import { isSimilarCard, plainCard } from "./card-number";

it("a card number is the same with and without its leading zeros", () => {
  expect(plainCard("001799")).toBe(plainCard("1799"));
  expect(plainCard("000")).toBe("0");
});

it.each([
  ["one digit is wrong", "1799", "001779", true],
  ["the first digit is wrong", "001799", "000799", true],
  ["two digits are swapped", "1799", "001979", true],
  ["a digit is missing in the middle", "1799", "017899", true],
  ["a digit is missing at the end", "1799", "017991", true],
  ["two digits are wrong", "1799", "001688", false],
  ["two digits that aren't neighbours are swapped", "1729", "009721", false],
  ["it is the same number", "1799", "001799", false],
  ["it is the same number of equal digits", "111", "0111", false],
  ["it has a digit too many", "17995", "001799", false],
])("%s", (_, typed, card, expected) => {
  expect(isSimilarCard(typed, card)).toBe(expected);
});
