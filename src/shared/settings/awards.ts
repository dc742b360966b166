import { count, text, type Note, type Reader } from "../../api/read";
import { sectionIn } from "../../api/readers/settings";
import type { AwardTier } from "../../domain/donor/award-tiers";
import { asSex } from "../../domain/donation/blood";
import { DEFAULT_AWARD_SETTINGS, type AwardSettings } from "../../domain/settings/award-settings";
import type { WireAwards, WireTier } from "../../domain/settings/wire";
import { isRecord } from "../../domain/values";

type Sent<T> = { [Name in keyof T]?: T[Name] | null };

/**
 * The association's awards. Settings that say nothing of tiers leave the default ones; a list of which one tier can't be read
 * gives null: with a step missing, a wrong award would be handed over.
 */
const awardsReader: Reader<
  AwardSettings | null,
  (Omit<Sent<WireAwards>, "tiers"> & { tiers?: readonly Sent<WireTier>[] | null }) | null | undefined
> = (value, path, note) => {
  const sent = isRecord(value) ? value : {};
  const limit = (name: string) =>
    sent[name] === null || sent[name] === undefined ? null : count(null)(sent[name], `${path}.${name}`, note) || null;
  const tiers = readTiers(sent.tiers, `${path}.tiers[]`, note);
  return tiers && { tiers, doubleUntil: limit("doubleUntil"), yearlyMost: limit("yearlyMost") };
};

function readTiers(sent: unknown, path: string, note: Note): readonly AwardTier[] | null {
  if (!Array.isArray(sent) || sent.length === 0) return DEFAULT_AWARD_SETTINGS.tiers;
  const tiers = sent.map((tier: unknown): AwardTier | null => {
    const of = isRecord(tier) ? tier : {};
    const at = (name: string) => `${path}.${name}`;
    const name = text("")(of.name, at("name"), note);
    const alone = count(0)(of.alone, at("alone"), note);
    const donations = count(alone)(of.donations, at("donations"), note);
    const years = count(null)(of.years, at("years"), note);
    const sex = asSex(text(null)(of.sex, at("sex"), note));
    return name && alone && donations
      ? { name, years: years ?? Infinity, donations, alone, ...(sex && { sex }) }
      : null;
  });
  return tiers.every((tier) => tier !== null) ? tiers : null;
}

export const awardSettingsAnswer = sectionIn("awards", awardsReader);
