import { count, flag, text, type Reader } from "../../api/read";
import { sectionIn } from "../../api/readers/settings";
import type { WireReason } from "../../domain/settings/wire";
import {
  DEFAULT_SUSPENSION_REASONS,
  MOST_REASON,
  type SuspensionLength,
  type SuspensionReason,
} from "../../domain/donor/suspension-reasons";
import { isRecord } from "../../domain/values";

type SentReason = { [Name in keyof WireReason]?: WireReason[Name] | null };
const UNITS: readonly SuspensionLength["unit"][] = ["days", "weeks", "months"];

/** The association's reasons for a suspension; settings that say nothing of them leave the default ones (decisions §4). */
export const reasonsReader: Reader<
  readonly SuspensionReason[],
  { reasons?: readonly SentReason[] | null } | null | undefined
> = (value, path, note) => {
  const sent = isRecord(value) ? value.reasons : undefined;
  if (!Array.isArray(sent)) return DEFAULT_SUSPENSION_REASONS;
  const reasons = sent.flatMap((reason: unknown, nth): SuspensionReason[] => {
    const of = isRecord(reason) ? reason : {};
    const at = (name: string) => `${path}.reasons[].${name}`;
    const words = (name: string) => text(null)(of[name], at(name), note)?.trim().slice(0, MOST_REASON);
    const label = words("label");
    const fromDay = words("fromDay");
    const forDonor = words("forDonor");
    const many = count(null)(of.count, at("count"), note);
    const unitName = text(null)(of.unit, at("unit"), note);
    const unit = UNITS.find((one) => one === unitName);
    const permanent = flag(false)(of.permanent, at("permanent"), note);
    const length = many && unit ? { count: many, unit } : permanent ? "ever" : "open";
    const more = { ...(forDonor && { forDonor }), ...(fromDay && { fromDay }) };
    // one without words says nothing to the donor
    return label ? [{ id: idOf(label) ?? `sent ${nth}`, label, ...more, length }] : [];
  });
  const own = reasons.map((reason, nth) =>
    reasons.findIndex(({ id }) => id === reason.id) < nth ? { ...reason, id: `sent ${nth}` } : reason,
  );
  return own.length > 0 ? own : DEFAULT_SUSPENSION_REASONS;
};

const idOf = (label: string) => DEFAULT_SUSPENSION_REASONS.find((reason) => reason.label === label)?.id;

export const suspensionReasonsAnswer = sectionIn("suspensionReasons", reasonsReader);
