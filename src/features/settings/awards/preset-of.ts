import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS, type AwardTier } from "../../../domain/donor/award-tiers";
import { stepsOf } from "../../../domain/settings/award-steps";

/** The thresholds of the donor federations AVIS and FIDAS. */
export const TIERS = { avis: DEFAULT_AWARD_TIERS, fidas: FIDAS_AWARD_TIERS } as const;
export type Preset = keyof typeof TIERS;
export const PRESETS = ["avis", "fidas"] as const satisfies readonly Preset[];

/** @returns the federation with these tiers; null if they are the association's own */
export const presetOf = (tiers: readonly AwardTier[]): Preset | null =>
  PRESETS.find((name) => JSON.stringify(stepsOf(TIERS[name])) === JSON.stringify(stepsOf(tiers))) ?? null;
