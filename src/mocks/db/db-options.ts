import type { AwardTier } from "../../domain/donor/award-tiers";
import type { Feature } from "../../domain/features";
import type { DonorRow } from "./donor-row";

/** Which data are made. */
export interface DbOptions {
  /** Same seed, same data. */
  seed?: number;
  /** How many donors; 100,000 are fine. */
  donors?: number;
  /** The association's awards, from the lowest; those of AVIS when missing. */
  awardTiers?: readonly AwardTier[];
  /** The clock, in milliseconds since 1970. Data ends on the day that it is when they are made. */
  now: () => number;
  /** What the server declares; all features when missing. */
  features?: readonly Feature[];
  /** Donors that a test cares about: changes to those with that `_id`, further rows where there is none. */
  overrides?: { donors?: Partial<DonorRow>[] };
}
