import type { NextTier } from "../../../domain/donor/award-tiers";
import { dated } from "../../../domain/dates/dated";
import { formatLongDate } from "../../../domain/format";

const times = (count: number) => (count === 1 ? "un’altra volta" : `altre ${count} volte`);

/** How far it is to an award: said to the donor, or of one. */
const texts = {
  missingDonations: {
    own: (count: number) => (count === 1 ? "Ti manca una donazione." : `Ti mancano ${count} donazioni.`),
    theirs: (count: number) => (count === 1 ? "Manca una donazione." : `Mancano ${count} donazioni.`),
  },
  /**
   * Once the years are full fewer are enough.
   * @param from from when, with its preposition: "dal 2 gennaio 2027"
   */
  enough: {
    own: (count: number, from: string) => `La ricevi ${from}, se doni ${times(count)}.`,
    theirs: (count: number, from: string) => `La riceve ${from}, se dona ${times(count)}.`,
  },
} as const;

/** What is missing for it, in a sentence. @param voice to the donor, or of one */
export function wordsOf({ missing, withYears }: NextTier, voice: "own" | "theirs"): string {
  // years alone earn nothing
  const enough = withYears && Math.max(1, withYears.missing);
  if (!enough || enough >= missing) return texts.missingDonations[voice](missing);
  const { from } = withYears;
  return texts.enough[voice](enough, dated("dal", from, formatLongDate(from)));
}
