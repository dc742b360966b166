import { expect, it } from "vitest";
import { wordsOf } from "./award-words";

const tier = (missing: number, withYears: number | null, years = 10, from = "2027-01-02") => ({
  ...{ name: "Argento dorato", years, donations: 24, alone: 36, missing },
  withYears: withYears === null ? null : { missing: withYears, from },
});

it.each([
  [
    tier(16, 4),
    "Ti bastano altre 4 donazioni, se l’ultima la fai dal 2 gennaio 2027 in poi (10 anni dalla prima); prima di allora te ne servono 16.",
    "Bastano altre 4 donazioni, se l’ultima è dal 2 gennaio 2027 in poi (10 anni dalla prima); prima di allora ne servono 16.",
  ],
  [
    tier(3, 0, 1, "2027-01-08"),
    "Ti basta un’altra donazione, se la fai dall’8 gennaio 2027 in poi (un anno dalla prima); prima di allora te ne servono 3.",
    "Basta un’altra donazione, se è dall’8 gennaio 2027 in poi (un anno dalla prima); prima di allora ne servono 3.",
  ],
  [tier(1, 1), "Ti manca una donazione.", "Manca una donazione."],
  [tier(9, null), "Ti mancano 9 donazioni.", "Mancano 9 donazioni."],
])("what is missing for an award is one sentence, with figures that go together: %o", (next, own, theirs) => {
  expect([wordsOf(next, "own"), wordsOf(next, "theirs")]).toEqual([own, theirs]);
});
