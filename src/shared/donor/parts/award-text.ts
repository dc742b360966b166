import type { NextTier } from "../../../domain/donor/award-tiers";
import { withPreposition } from "../../../domain/dates/with-preposition";
import { formatLongDate } from "../../../domain/format";

const times = (count: number) => (count === 1 ? "un’altra volta" : `altre ${count} volte`);

/** `own` speaks to the donor, `theirs` about the donor. */
const texts = {
  missingDonations: {
    own: (count: number) => (count === 1 ? "Ti manca una donazione." : `Ti mancano ${count} donazioni.`),
    theirs: (count: number) => (count === 1 ? "Manca una donazione." : `Mancano ${count} donazioni.`),
  },
  /**
   * After the required years, fewer donations are enough.
   * @param from the date with its preposition: "dal 2 gennaio 2027"
   */
  enough: {
    own: (count: number, from: string) => `La ricevi ${from}, se doni ${times(count)}.`,
    theirs: (count: number, from: string) => `La riceve ${from}, se dona ${times(count)}.`,
  },
} as const;

/** @returns a sentence about what is missing for an award */
export function missingText({ missing, withYears }: NextTier, voice: "own" | "theirs"): string {
  // years without a donation aren't enough
  const enough = withYears && Math.max(1, withYears.missing);
  if (!enough || enough >= missing) return texts.missingDonations[voice](missing);
  const { from } = withYears;
  return texts.enough[voice](enough, withPreposition("dal", formatLongDate(from)));
}
