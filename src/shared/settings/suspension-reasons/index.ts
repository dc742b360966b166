import { count, flag, text, type Reader } from "../../../api/readers/read";
import { sectionIn } from "../../../api/readers/settings";
import {
  DEFAULT_SUSPENSION_REASONS,
  MAX_REASON,
  type SuspensionLength,
  type SuspensionReason,
} from "../../../domain/donor/suspension-reasons";
import type { WireReason } from "../../../domain/settings/wire";
import { isRecord } from "../../../domain/values";

const UNITS: readonly SuspensionLength["unit"][] = ["days", "weeks", "months"];

/** Reads the association's reasons for a suspension. Without them the default ones apply (decisions §4). */
export const reasonsReader: Reader<
  readonly SuspensionReason[],
  { reasons?: readonly { [Name in keyof WireReason]?: WireReason[Name] | null }[] | null } | null | undefined
> = (value, path, note) => {
  const received = isRecord(value) ? value.reasons : undefined;
  if (!Array.isArray(received)) return DEFAULT_SUSPENSION_REASONS;
  const reasons = received.flatMap((reason: unknown, nth): SuspensionReason[] => {
    const fields = isRecord(reason) ? reason : {};
    const at = (name: string) => `${path}.reasons[].${name}`;
    const trimmed = (name: string) => text(null)(fields[name], at(name), note)?.trim().slice(0, MAX_REASON);
    const label = trimmed("label");
    const fromDay = trimmed("fromDay");
    const forDonor = trimmed("forDonor");
    const many = count(null)(fields.count, at("count"), note);
    const unitName = text(null)(fields.unit, at("unit"), note);
    const unit = UNITS.find((one) => one === unitName);
    const permanent = flag(false)(fields.permanent, at("permanent"), note);
    const length = many && unit ? { count: many, unit } : permanent ? "permanent" : "open";
    const more = { ...(forDonor && { forDonor }), ...(fromDay && { fromDay }) };
    // a reason without a label says nothing to the donor
    return label ? [{ id: idOf(label) ?? `sent ${nth}`, label, ...more, length }] : [];
  });
  const reasonsWithUniqueIds = reasons.map((reason, nth) =>
    reasons.findIndex(({ id }) => id === reason.id) < nth ? { ...reason, id: `sent ${nth}` } : reason,
  );
  return reasonsWithUniqueIds.length > 0 ? reasonsWithUniqueIds : DEFAULT_SUSPENSION_REASONS;
};

const idOf = (label: string) => DEFAULT_SUSPENSION_REASONS.find((reason) => reason.label === label)?.id;

export const suspensionReasonsAnswer = sectionIn("suspensionReasons", reasonsReader);
