import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS, type AwardTier } from "../../../domain/donor/award-tiers";
import { stepsOf } from "../../../domain/settings/award-steps";

/** The steps of the unions, to begin with. */
export const TIERS = { avis: DEFAULT_AWARD_TIERS, fidas: FIDAS_AWARD_TIERS } as const;
export type Preset = keyof typeof TIERS;
export const PRESETS = ["avis", "fidas"] as const satisfies readonly Preset[];

/** @returns of which union they are; null: the association's own */
export const presetOf = (tiers: readonly AwardTier[]): Preset | null =>
  PRESETS.find((name) => JSON.stringify(stepsOf(TIERS[name])) === JSON.stringify(stepsOf(tiers))) ?? null;
