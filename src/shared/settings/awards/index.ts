import { count, text, type Note, type Reader } from "../../../api/readers/read";
import { sectionIn } from "../../../api/readers/settings";
import { asSex } from "../../../domain/donation/blood";
import type { AwardTier } from "../../../domain/donor/award-tiers";
import { DEFAULT_AWARD_SETTINGS, type AwardSettings } from "../../../domain/settings/award-settings";
import type { WireAwards, WireTier } from "../../../domain/settings/wire";
import { isRecord } from "../../../domain/values";

type Sent<T> = { [Name in keyof T]?: T[Name] | null };

/**
 * Reads the association's awards. Without tiers the default ones apply. If one tier of the list can't be read, the result is
 * null: with a tier missing, donors would receive a wrong award.
 */
const awardsReader: Reader<
  AwardSettings | null,
  (Omit<Sent<WireAwards>, "tiers"> & { tiers?: readonly Sent<WireTier>[] | null }) | null | undefined
> = (value, path, note) => {
  const received = isRecord(value) ? value : {};
  const limit = (name: string) =>
    received[name] === null || received[name] === undefined
      ? null
      : count(null)(received[name], `${path}.${name}`, note) || null;
  const tiers = readTiers(received.tiers, `${path}.tiers[]`, note);
  return tiers && { tiers, doubleUntil: limit("doubleUntil"), yearlyMost: limit("yearlyMost") };
};

function readTiers(received: unknown, path: string, note: Note): readonly AwardTier[] | null {
  if (!Array.isArray(received) || received.length === 0) return DEFAULT_AWARD_SETTINGS.tiers;
  const tiers = received.map((tier: unknown): AwardTier | null => {
    const fields = isRecord(tier) ? tier : {};
    const at = (name: string) => `${path}.${name}`;
    const name = text("")(fields.name, at("name"), note);
    const alone = count(0)(fields.alone, at("alone"), note);
    const donations = count(alone)(fields.donations, at("donations"), note);
    const years = count(null)(fields.years, at("years"), note);
    const sex = asSex(text(null)(fields.sex, at("sex"), note));
    return name && alone && donations
      ? { name, years: years ?? Infinity, donations, alone, ...(sex && { sex }) }
      : null;
  });
  return tiers.every((tier) => tier !== null) ? tiers : null;
}

export const awardSettingsAnswer = sectionIn("awards", awardsReader);
