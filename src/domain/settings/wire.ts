import type { AwardTier } from "../donor/award-tiers";
import { asSex, type Sex } from "../donation/blood";
import type { SuspensionLength, SuspensionReason } from "../donor/suspension-reasons";
import type { AwardSettings } from "./award-settings";

/** A tier in the API. `years` is null for Infinity, which JSON doesn't have. */
export interface WireTier {
  name: string;
  years: number | null;
  donations: number;
  alone: number;
  sex: Sex | null;
}
export interface WireAwards {
  tiers: WireTier[];
  doubleUntil: number | null;
  yearlyMost: number | null;
}
export interface WireReason {
  label: string;
  forDonor: string | null;
  fromDay: string | null;
  count: number | null;
  unit: SuspensionLength["unit"] | null;
  permanent: boolean;
}
export interface WireReasons {
  reasons: WireReason[];
}

export const awardsToWire = ({ tiers, doubleUntil, yearlyMost }: AwardSettings): WireAwards => ({
  tiers: tiers.map(({ name, years, donations, alone, sex = null }) => ({
    name,
    years: Number.isFinite(years) ? years : null,
    donations,
    alone,
    sex,
  })),
  doubleUntil,
  yearlyMost,
});

export const awardsFromWire = ({ tiers, doubleUntil, yearlyMost }: WireAwards): AwardSettings => ({
  tiers: tiers.map(({ years, sex, ...tier }): AwardTier => {
    const knownSex = asSex(sex);
    return { ...tier, years: years ?? Infinity, ...(knownSex && { sex: knownSex }) };
  }),
  doubleUntil,
  yearlyMost,
});

export const reasonsToWire = (reasons: readonly SuspensionReason[]): WireReasons => ({
  reasons: reasons.map(({ label, forDonor = null, fromDay = null, length }) => {
    const { count, unit } = typeof length === "object" ? length : { count: null, unit: null };
    return { label, forDonor, fromDay, count, unit, permanent: length === "permanent" };
  }),
});

export const reasonsFromWire = ({ reasons }: WireReasons): SuspensionReason[] =>
  reasons.map(({ label, forDonor, fromDay, count, unit, permanent }, nth) => ({
    id: `sent ${nth}`,
    label,
    ...(forDonor && { forDonor }),
    ...(fromDay && { fromDay }),
    length: count !== null && unit ? { count, unit } : permanent ? "permanent" : "open",
  }));
