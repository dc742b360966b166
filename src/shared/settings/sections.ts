import { count, flag, text, type Note, type Reader } from "../../api/read";
import { sectionIn } from "../../api/readers/settings";
import { asSex } from "../../domain/donation/blood";
import type { AwardTier } from "../../domain/donor/award-tiers";
import {
  DEFAULT_SUSPENSION_REASONS,
  MOST_REASON,
  type SuspensionLength,
  type SuspensionReason,
} from "../../domain/donor/suspension-reasons";
import { DEFAULT_AWARD_SETTINGS, type AwardSettings } from "../../domain/settings/award-settings";
import type { WireAwards, WireReason, WireTier } from "../../domain/settings/wire";
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

const UNITS: readonly SuspensionLength["unit"][] = ["days", "weeks", "months"];

/** The association's reasons for a suspension; settings that say nothing of them leave the default ones (decisions §4). */
export const reasonsReader: Reader<
  readonly SuspensionReason[],
  { reasons?: readonly Sent<WireReason>[] | null } | null | undefined
> = (value, path, note) => {
  const sent = isRecord(value) ? value.reasons : undefined;
  if (!Array.isArray(sent)) return DEFAULT_SUSPENSION_REASONS;
  const reasons = sent.flatMap((reason: unknown, nth): SuspensionReason[] => {
    const of = isRecord(reason) ? reason : {};
    const at = (name: string) => `${path}.reasons[].${name}`;
    const trimmed = (name: string) => text(null)(of[name], at(name), note)?.trim().slice(0, MOST_REASON);
    const label = trimmed("label");
    const fromDay = trimmed("fromDay");
    const forDonor = trimmed("forDonor");
    const many = count(null)(of.count, at("count"), note);
    const unitName = text(null)(of.unit, at("unit"), note);
    const unit = UNITS.find((one) => one === unitName);
    const permanent = flag(false)(of.permanent, at("permanent"), note);
    const length = many && unit ? { count: many, unit } : permanent ? "ever" : "open";
    const more = { ...(forDonor && { forDonor }), ...(fromDay && { fromDay }) };
    // a reason without a label says nothing to the donor
    return label ? [{ id: idOf(label) ?? `sent ${nth}`, label, ...more, length }] : [];
  });
  const own = reasons.map((reason, nth) =>
    reasons.findIndex(({ id }) => id === reason.id) < nth ? { ...reason, id: `sent ${nth}` } : reason,
  );
  return own.length > 0 ? own : DEFAULT_SUSPENSION_REASONS;
};

const idOf = (label: string) => DEFAULT_SUSPENSION_REASONS.find((reason) => reason.label === label)?.id;

export const suspensionReasonsAnswer = sectionIn("suspensionReasons", reasonsReader);
