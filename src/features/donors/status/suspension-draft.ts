import { dayNumber, isIsoDay } from "../../../domain/dates/days";
import {
  MOST_REASON,
  suspensionEnd,
  type SuspensionLength,
  type SuspensionReason,
} from "../../../domain/donor/suspension-reasons";
import type { ChangedDonor, StatusChange } from "./status-change";
import { texts } from "./texts";

/** A suspension as it stands in its window: texts, as controls hold them. */
export interface SuspensionDraft {
  /** One of the association's, or {@link OTHER_REASON}; null for none yet. */
  reason: SuspensionReason | null;
  otherReason: string;
  /** An ISO day, or what was typed so far. */
  from: string;
  count: string;
  unit: SuspensionLength["unit"];
}

/** One in somebody's own words. */
export const OTHER_REASON: SuspensionReason = {
  id: "other",
  label: texts.other,
  length: { count: 2, unit: "weeks" },
};

/** @param today ISO day in Italy */
export const emptySuspension = (today: string): SuspensionDraft => ({
  reason: null,
  otherReason: "",
  from: today,
  count: "",
  unit: "days",
});

type Suspension = NonNullable<ChangedDonor["suspension"]>;

/**
 * @param reasons the association's
 * @returns a suspension as a draft: its length is that from the first day to the last
 */
export function draftOf({ from, until, reason }: Suspension, reasons: readonly SuspensionReason[]): SuspensionDraft {
  // a reason without an end can't stand for one that has one
  const known = reasons.find(
    ({ label, length }) => label === reason && (typeof length === "object") === (until !== null),
  );
  const days = from && until ? dayNumber(until) - dayNumber(from) : null;
  return {
    reason: known ?? OTHER_REASON,
    otherReason: known ? "" : reason,
    from: from ?? "",
    ...(known && typeof known.length === "object" && suspensionEnd(from ?? "", known.length) === until
      ? { count: String(known.length.count), unit: known.length.unit }
      : { count: days === null ? "" : String(days), unit: "days" }),
  };
}

/** @returns the draft with a reason, and the reason's own length */
export function withReason(draft: SuspensionDraft, reason: SuspensionReason): SuspensionDraft {
  const { length } = reason;
  return typeof length === "object"
    ? { ...draft, reason, count: String(length.count), unit: length.unit }
    : { ...draft, reason };
}

/** Fields whose problems are told once they were touched; that of the length is told at once. */
export type SuspensionField = "reason" | "otherReason" | "from";

/** Days that a suspension may begin after today. */
const MOST_AHEAD = 365;

/** What a draft comes to, and what is wrong with it by its fields. */
export interface ReadSuspension {
  /** Null while something is wrong. */
  change: Extract<StatusChange, { action: "suspend" }> | null;
  /** "open": a day to be decided; "ever": for good; null where it can't be said yet. */
  end: string | null;
  problems: Partial<Record<SuspensionField | "until", string>>;
}

/** @param today ISO day in Italy */
export function readSuspension(draft: SuspensionDraft, today: string): ReadSuspension {
  const { reason } = draft;
  const isOther = reason === OTHER_REASON;
  const problems: ReadSuspension["problems"] = {};
  if (!reason) problems.reason = texts.chooseReason;
  const words = isOther ? draft.otherReason.trim() : (reason?.label ?? "");
  if (isOther && !words) problems.otherReason = texts.reasonMissing;
  if (words.length > MOST_REASON) problems.otherReason = texts.tooLong;
  if (!isIsoDay(draft.from)) problems.from = texts.dayWrong;
  // a birth is known months before; more than a year is a slip of the keyboard
  else if (dayNumber(draft.from) - dayNumber(today) > MOST_AHEAD) problems.from = texts.fromFar;
  const length = reason?.length ?? null;
  const end =
    length === null || typeof length === "string"
      ? length
      : suspensionEnd(draft.from, { count: Number(draft.count || NaN), unit: draft.unit });
  if (typeof length === "object" && length !== null && !problems.from) {
    if (end === null) problems.until = texts.lengthWrong;
    else if (end < today) problems.until = texts.over;
  }
  if (!reason || end === null || Object.keys(problems).length > 0) return { change: null, end, problems };
  const status = end === "ever" ? "permanentlySuspended" : end === "open" ? "suspended" : "temporarilySuspended";
  const until = end === "ever" || end === "open" ? null : end;
  return { change: { action: "suspend", status, reason: words, from: draft.from, until }, end, problems };
}
