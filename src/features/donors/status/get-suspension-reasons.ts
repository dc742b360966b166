import { endpoints } from "../../../api/endpoints";
import { count, flag, text, type Reader } from "../../../api/read";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { settingIn } from "../../../api/settings";
import {
  DEFAULT_SUSPENSION_REASONS,
  MOST_REASON,
  type SuspensionLength,
  type SuspensionReason,
} from "../../../domain/suspension-reasons";
import { isRecord } from "../../../domain/values";

interface SentReason {
  label?: string | null;
  fromDay?: string | null;
  count?: number | null;
  unit?: string | null;
  permanent?: boolean | null;
}

const UNITS: readonly SuspensionLength["unit"][] = ["days", "weeks", "months"];

/** The association's reasons for a suspension; settings that say nothing of them leave the default ones (decisions §4). */
export const suspensionReasonsAnswer: Reader<
  readonly SuspensionReason[],
  { settings?: { suspensionReasons?: readonly SentReason[] | null } }
> = (body, _path, note) => {
  const sent = settingIn(body, "suspensionReasons");
  if (!Array.isArray(sent)) return DEFAULT_SUSPENSION_REASONS;
  const reasons = sent.flatMap((reason: unknown, nth): SuspensionReason[] => {
    const of = isRecord(reason) ? reason : {};
    const at = (name: string) => `settings.suspensionReasons[].${name}`;
    const label = text("")(of.label, at("label"), note).trim().slice(0, MOST_REASON);
    const fromDay = text(null)(of.fromDay, at("fromDay"), note);
    const many = count(null)(of.count, at("count"), note);
    const unitName = text(null)(of.unit, at("unit"), note);
    const unit = UNITS.find((one) => one === unitName);
    const permanent = flag(false)(of.permanent, at("permanent"), note);
    const length = many && unit ? { count: many, unit } : permanent ? "ever" : "open";
    // one without words says nothing to the donor
    return label ? [{ id: `sent ${nth}`, label, ...(fromDay && { fromDay }), length }] : [];
  });
  return reasons.length > 0 ? reasons : DEFAULT_SUSPENSION_REASONS;
};

/**
 * Why a donor may be suspended: the association's reasons, or the default ones where the server has none or can't say.
 * @returns null as long as they aren't known
 */
export function useSuspensionReasons(): readonly SuspensionReason[] | null {
  const state = useOptionalQuery(
    "settings",
    { path: endpoints.settings(), schema: suspensionReasonsAnswer, part: "suspension reasons" },
    { once: true },
  );
  if (state.status === "loading") return null;
  return state.status === "ready" ? state.data : DEFAULT_SUSPENSION_REASONS;
}
