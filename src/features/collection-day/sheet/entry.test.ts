import { expect, it } from "vitest";
import { pastedCards } from "../pasted-cards";
import { readEntry, readPasted } from "./entry";

it.each([
  ["1799", { cardNumber: "1799" }],
  [" 001 799 ", { cardNumber: "001799" }],
  ["rssmra80a01h501u", { fiscalCode: "RSSMRA80A01H501U" }],
  ["rss mra 80a01 h501u", { fiscalCode: "RSSMRA80A01H501U" }],
  ["Rota  Ivan", { name: "Rota Ivan" }],
  ["Colombo Francesca", { name: "Colombo Francesca" }],
  ["Ferrari Valentina", { name: "Ferrari Valentina" }],
  ["  ", null],
])("“%s” is read by its form", (typed, key) => {
  expect(readEntry(typed)).toEqual(key);
});

it("each line of a pasted column becomes a row", () => {
  expect(readPasted("001799\r\n1112\n\n000219")).toEqual([
    { cardNumber: "001799" },
    { cardNumber: "1112" },
    { cardNumber: "000219" },
  ]);
  expect(readPasted("1799, 1112; 219")).toHaveLength(3);
});

it("of pasted cells of a spreadsheet, the card number counts", () => {
  expect(readPasted("Rota Ivan\t001240\t0+\nZanoletti Bruno\t\t0-")).toEqual([
    { cardNumber: "001240" },
    { name: "Zanoletti Bruno 0-" },
  ]);
});

it("several card numbers are more than a search for one", () => {
  expect(pastedCards("001799 001112")).toEqual(["001799", "001112"]);
  expect(pastedCards("001799")).toEqual([]);
  expect(pastedCards("001799 Rota")).toEqual([]);
});

it.each(["333 1234567", "035 123 456", "0346 12345"])("the telephone number %s isn't two card numbers", (text) => {
  expect(pastedCards(text)).toEqual([]);
});
