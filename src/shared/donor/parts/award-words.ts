import type { NextTier } from "../../../domain/award-tiers";
import { dated } from "../../../domain/dated";
import { formatLongDate } from "../../../domain/format";

interface EnoughWords {
  enough: number;
  from: string;
  years: number;
  /** How many are missing by donations alone. */
  alone: number;
}

const yearsAfter = (years: number) => `${years === 1 ? "un anno" : `${years} anni`} dalla prima`;

/** How far it is to an award: said to the donor, or of one. */
const texts = {
  missingDonations: {
    own: (count: number) => (count === 1 ? "Ti manca una donazione." : `Ti mancano ${count} donazioni.`),
    theirs: (count: number) => (count === 1 ? "Manca una donazione." : `Mancano ${count} donazioni.`),
  },
  /**
   * Once the years are full fewer are enough: one sentence, or two figures contradict each other.
   * @param from from when, with its preposition: "dal 2 gennaio 2027"
   */
  enough: {
    own: ({ enough, from, years, alone }: EnoughWords) =>
      `Ti ${enough === 1 ? "basta un’altra donazione, se la fai" : `bastano altre ${enough} donazioni, se l’ultima la fai`} ${from} in poi (${yearsAfter(years)}); prima di allora te ne servono ${alone}.`,
    theirs: ({ enough, from, years, alone }: EnoughWords) =>
      `${enough === 1 ? "Basta un’altra donazione, se è" : `Bastano altre ${enough} donazioni, se l’ultima è`} ${from} in poi (${yearsAfter(years)}); prima di allora ne servono ${alone}.`,
  },
} as const;

/** What is missing for it, in a sentence. @param voice to the donor, or of one */
export function wordsOf({ missing, withYears, years }: NextTier, voice: "own" | "theirs"): string {
  // years alone earn nothing
  const enough = withYears && Math.max(1, withYears.missing);
  if (!enough || enough >= missing) return texts.missingDonations[voice](missing);
  const { from } = withYears;
  return texts.enough[voice]({ enough, from: dated("dal", from, formatLongDate(from)), years, alone: missing });
}
