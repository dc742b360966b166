import { expect, it } from "vitest";
import { texts } from "./texts";

it.each([
  [1, 10, "Ne basta una dal 2 Gen 2027 in poi, a 10 anni dalla prima."],
  [0, 1, "Ne basta una dal 2 Gen 2027 in poi, a un anno dalla prima."],
  [4, 10, "Ne bastano 4, se l’ultima è dal 2 Gen 2027 in poi, a 10 anni dalla prima."],
])("%i donations that are missing once the years are full", (missing, years, said) => {
  expect(texts.enoughFrom(missing, "2 Gen 2027", years)).toBe(said);
});
