import { checkReasons, type ReasonProblem } from "../../../domain/settings/check-rules";
import { reasonsFromWire, type WireReason, reasonsToWire } from "../../../domain/settings/wire";
import { map } from "../../../api/read";
import { sectionIn } from "../../../api/readers/settings";
import { reasonsReader } from "../../../shared/settings";

/** The ready-made reasons as they are sent back; what a server doesn't say has its default. */
export const editedReasonsAnswer = sectionIn("suspensionReasons", map(reasonsReader, reasonsToWire));

/** How a suspension ends: after so many days, weeks or months; when somebody lifts it; never. */
export type ReasonEnd = "days" | "weeks" | "months" | "open" | "ever";

/** A reason as it stands in its fields. */
export interface ReasonDraft {
  label: string;
  forDonor: string;
  fromDay: string;
  end: ReasonEnd;
  count: string;
}

/** A reason that is edited: as it was, null for a new one, and as it is typed. */
export interface EditedReason {
  before: WireReason | null;
  typed: ReasonDraft;
}

const EMPTY: ReasonDraft = { label: "", forDonor: "", fromDay: "", end: "days", count: "" };

/** Begins to edit a reason; null begins a new one. */
export const editReason = (before: WireReason | null): EditedReason => ({
  before,
  typed: before
    ? {
        label: before.label,
        forDonor: before.forDonor ?? "",
        fromDay: before.fromDay ?? "",
        end: before.count !== null && before.unit ? before.unit : before.permanent ? "ever" : "open",
        count: String(before.count ?? ""),
      }
    : EMPTY,
});

/** @returns the reason as it is sent */
export function reasonOf({ label, forDonor, fromDay, end, count }: ReasonDraft): WireReason {
  const unit = end === "open" || end === "ever" ? null : end;
  return {
    label: label.trim(),
    forDonor: forDonor.trim() || null,
    fromDay: fromDay.trim() || null,
    // what is no number is one that the check refuses, and not a reason without an end
    count: unit ? (/^\d{1,4}$/.test(count.trim()) ? Number(count) : 0) : null,
    unit,
    permanent: end === "ever",
  };
}

const sameLabel = (one: WireReason, other: WireReason) => one.label.trim() === other.label.trim();

/** The reasons with one of them changed, or a new one at the end; also where the former has gone meanwhile. */
export function withReason(reasons: readonly WireReason[], before: WireReason | null, now: WireReason): WireReason[] {
  const at = before ? reasons.findIndex((one) => sameLabel(one, before)) : -1;
  return at < 0 ? [...reasons, now] : reasons.with(at, now);
}

/** The reasons without one of them. */
export const withoutReason = (reasons: readonly WireReason[], gone: WireReason): WireReason[] =>
  reasons.filter((one) => !sameLabel(one, gone));

/** @returns what a reason is now that is being edited: undefined where it has gone, or was never there */
export const reasonNow = (reasons: readonly WireReason[], before: WireReason | null): WireReason | undefined =>
  before ? reasons.find((one) => sameLabel(one, before)) : undefined;

export const isSameReason = (one: WireReason | undefined, other: WireReason | null): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other);

/** @returns what is wrong with a reason among the others, by field */
export function reasonProblems(
  reasons: readonly WireReason[],
  { before, typed }: EditedReason,
): Partial<Record<ReasonProblem["field"], ReasonProblem["code"]>> {
  const now = reasonOf(typed);
  const others = before ? withoutReason(reasons, before) : reasons;
  const all = [...others, now];
  const problems = checkReasons(reasonsFromWire({ reasons: all }));
  const own = problems.filter(({ reason }) => reason === all.length - 1 || reason === null);
  const wrongLength = now.unit !== null && now.count === 0;
  return {
    ...Object.fromEntries(own.map(({ field, code }) => [field, code])),
    ...(wrongLength && { length: "number" as const }),
  };
}
