import { expect, it } from "vitest";
import { missingText } from "./award-text";

const tier = (missing: number, withYears: number | null, years = 10, from = "2027-01-02") => ({
  name: "Argento dorato",
  years,
  donations: 24,
  alone: 36,
  missing,
  withYears: withYears === null ? null : { missing: withYears, from },
});

it.each([
  [
    tier(16, 4),
    "La ricevi dal 2 gennaio 2027, se doni altre 4 volte.",
    "La riceve dal 2 gennaio 2027, se dona altre 4 volte.",
  ],
  [
    tier(3, 0, 1, "2027-01-08"),
    "La ricevi dall’8 gennaio 2027, se doni un’altra volta.",
    "La riceve dall’8 gennaio 2027, se dona un’altra volta.",
  ],
  [tier(1, 1), "Ti manca una donazione.", "Manca una donazione."],
  [tier(9, null), "Ti mancano 9 donazioni.", "Mancano 9 donazioni."],
])("the missing donations for an award are one sentence: %o", (next, own, theirs) => {
  expect([missingText(next, "own"), missingText(next, "theirs")]).toEqual([own, theirs]);
});
