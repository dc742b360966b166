import { expect, it } from "vitest";
import { capitaliseName } from "./name-case";

it.each([
  ["mario rossi", "Mario Rossi"],
  ["ROSSI MARIO", "Rossi Mario"],
  ["de luca", "De Luca"],
  ["d'angelo", "D'Angelo"],
  ["D’ANGELO", "D’Angelo"],
  ["anna-maria", "Anna-Maria"],
  ["G.B.", null],
  ["nicolò", "Nicolò"],
  ["èmile", "Èmile"],
  ["nicolo'", "Nicolo'"],
])("%s, typed without capitals or with nothing else, becomes %s", (typed, written) => {
  expect(capitaliseName(typed)).toBe(written);
});

it.each(["de Luca", "McDonald", "van der Berg", "Mario", "D'Angelo", "李", ""])("%s isn't changed", (typed) => {
  expect(capitaliseName(typed)).toBeNull();
});
