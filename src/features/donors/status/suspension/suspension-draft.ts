import { dayNumber, isIsoDay } from "../../../../domain/dates/days";
import {
  MAX_REASON,
  suspensionEnd,
  type SuspensionLength,
  type SuspensionReason,
} from "../../../../domain/donor/suspension-reasons";
import type { ChangedDonor, StatusChange } from "../status-change";
import { texts } from "../texts";

/** The input about a suspension, as text. */
export interface SuspensionDraft {
  /** A reason of the association or {@link OTHER_REASON}; null if none is chosen yet. */
  reason: SuspensionReason | null;
  otherReason: string;
  /** An ISO day, or the text typed so far. */
  from: string;
  count: string;
  unit: SuspensionLength["unit"];
}

/** A free text. */
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
 * @param reasons of the association
 * @returns the draft that corresponds to a suspension
 */
export function draftOf({ from, until, reason }: Suspension, reasons: readonly SuspensionReason[]): SuspensionDraft {
  // a reason without an end doesn't match a suspension with one
  const listed = reasons.find(
    ({ label, length }) => label === reason && (typeof length === "object") === (until !== null),
  );
  const days = from && until ? dayNumber(until) - dayNumber(from) : null;
  return {
    reason: listed ?? OTHER_REASON,
    otherReason: listed ? "" : reason,
    from: from ?? "",
    ...(listed && typeof listed.length === "object" && suspensionEnd(from ?? "", listed.length) === until
      ? { count: String(listed.length.count), unit: listed.length.unit }
      : { count: days === null ? "" : String(days), unit: "days" }),
  };
}

/** @returns the draft with another reason and that reason's length */
export function withReason(draft: SuspensionDraft, reason: SuspensionReason): SuspensionDraft {
  const { length } = reason;
  return typeof length === "object"
    ? { ...draft, reason, count: String(length.count), unit: length.unit }
    : { ...draft, reason };
}

/** Fields whose problems show once they are touched. The problem of the length shows at once. */
export type SuspensionField = "reason" | "otherReason" | "from";

const MAX_DAYS_AHEAD = 365;

/** The result of checking a draft. */
export interface ReadSuspension {
  /** Null while there are problems. */
  change: Extract<StatusChange, { action: "suspend" }> | null;
  /** ISO day; "open": not decided yet; "permanent": permanent; null if unknown yet. */
  end: string | null;
  problems: Partial<Record<SuspensionField | "until", string>>;
}

/** Checks a draft. @param today ISO day in Italy */
export function readSuspension(draft: SuspensionDraft, today: string): ReadSuspension {
  const { reason } = draft;
  const isOther = reason === OTHER_REASON;
  const problems: ReadSuspension["problems"] = {};
  if (!reason) problems.reason = texts.chooseReason;
  const reasonText = isOther ? draft.otherReason.trim() : (reason?.label ?? "");
  if (isOther && !reasonText) problems.otherReason = texts.reasonMissing;
  if (reasonText.length > MAX_REASON) problems.otherReason = texts.tooLong;
  if (!isIsoDay(draft.from)) problems.from = texts.dayWrong;
  // more than a year ahead is a typing error
  else if (dayNumber(draft.from) - dayNumber(today) > MAX_DAYS_AHEAD) problems.from = texts.fromFar;
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
  const status = end === "permanent" ? "permanentlySuspended" : end === "open" ? "suspended" : "temporarilySuspended";
  const until = end === "permanent" || end === "open" ? null : end;
  return { change: { action: "suspend", status, reason: reasonText, from: draft.from, until }, end, problems };
}
