import { reasonsToWire, type WireReason } from "../../../domain/settings/wire";
import { map } from "../../../api/readers/read";
import { sectionIn } from "../../../api/readers/settings";
import { reasonsReader } from "../../../shared/settings/suspension-reasons";

/** Reads the suspension reasons in the form that a save sends. A server without them has the default ones. */
export const editedReasonsAnswer = sectionIn("suspensionReasons", map(reasonsReader, reasonsToWire));

/** How a suspension ends: after a number of days, weeks or months; `open`: when somebody lifts it; `permanent`: never. */
export type ReasonEnd = "days" | "weeks" | "months" | "open" | "permanent";

/** The values of the reason's fields. */
export interface ReasonDraft {
  label: string;
  forDonor: string;
  fromDay: string;
  end: ReasonEnd;
  count: string;
}

export interface EditedReason {
  /** The saved reason; null for a new one. */
  before: WireReason | null;
  typed: ReasonDraft;
}

const EMPTY: ReasonDraft = { label: "", forDonor: "", fromDay: "", end: "days", count: "" };

/** @param before null for a new reason */
export const editReason = (before: WireReason | null): EditedReason => ({
  before,
  typed: before
    ? {
        label: before.label,
        forDonor: before.forDonor ?? "",
        fromDay: before.fromDay ?? "",
        end: before.count !== null && before.unit ? before.unit : before.permanent ? "permanent" : "open",
        count: String(before.count ?? ""),
      }
    : EMPTY,
});

/** @returns the reason in the form that a save sends */
export function reasonOf({ label, forDonor, fromDay, end, count }: ReasonDraft): WireReason {
  const unit = end === "open" || end === "permanent" ? null : end;
  return {
    label: label.trim(),
    forDonor: forDonor.trim() || null,
    fromDay: fromDay.trim() || null,
    // 0 is invalid: text that isn't a number must not become a reason without an end
    count: unit ? (/^\d{1,4}$/.test(count.trim()) ? Number(count) : 0) : null,
    unit,
    permanent: end === "permanent",
  };
}

const sameLabel = (a: WireReason, b: WireReason) => a.label.trim() === b.label.trim();

/** @returns the reasons with `before` replaced; appends a new reason, and one that somebody else has removed meanwhile */
export function withReason(reasons: readonly WireReason[], before: WireReason | null, now: WireReason): WireReason[] {
  const at = before ? reasons.findIndex((each) => sameLabel(each, before)) : -1;
  return at < 0 ? [...reasons, now] : reasons.with(at, now);
}

export const withoutReason = (reasons: readonly WireReason[], removed: WireReason): WireReason[] =>
  reasons.filter((each) => !sameLabel(each, removed));

/** @returns the saved state of the edited reason; undefined if it is new, or somebody else has removed it */
export const reasonNow = (reasons: readonly WireReason[], before: WireReason | null): WireReason | undefined =>
  before ? reasons.find((each) => sameLabel(each, before)) : undefined;
