import { fieldProblem } from "../../domain/validation/field-schema";
import { isStatusField } from "./kinds";
import type { Change, HistoryEntry } from "./requests/get-donor-history";
import { texts } from "./texts";
import { valueWords } from "./value-words";
import { catalogueOf, fieldOf, WHOLE } from "./visible-changes";

/** A record as it stands: the donor's own, or what the history says of a donation or an award. */
export interface RecordNow {
  values: Readonly<Record<string, unknown>>;
  /** Null where the server counts none. */
  version: number | null;
  deleted: boolean;
}

/** What later forbids that former data come back. */
export interface RestoreRules {
  /** ISO day in Italy. */
  today: string;
  /** Names of the zones; undefined where they aren't known. */
  zones: readonly string[] | undefined;
  /** Whether the ability allows it, by the subject of the entry and the field. */
  may: (subject: string, field: string) => boolean;
}

/** A field's former value, and why it can't come back; null where it can. */
export interface FormerValue {
  field: string;
  value: unknown;
  why: string | null;
}

/** @returns whether a change is one of data that somebody may write: restoring never changes the status (decisions §3) */
function isData(subject: string, field: string): boolean {
  const definition = fieldOf(subject, field);
  // the date of a consent follows from the consent
  const follows = subject === "donor" && (isStatusField(field) || field === "privacyDate");
  return definition !== undefined && definition.editedBy !== "nobody" && !follows;
}

/** @returns what a field was before an entry, and whether it may be so again; null for what is no data */
export function formerValue(
  { subject, action }: HistoryEntry,
  { field, from }: Change,
  now: RecordNow,
  rules: RestoreRules,
): FormerValue | null {
  if (WHOLE.has(action) || !isData(subject, field)) return null;
  return { field, value: from, why: whyNot(subject, field, from, now, rules) };
}

/**
 * @param entries of the whole history, the newest first
 * @returns the data of a record as they were before an entry: what it and all later ones changed
 */
export function formerData(
  entry: HistoryEntry,
  entries: readonly HistoryEntry[],
  now: RecordNow,
  rules: RestoreRules,
): FormerValue[] {
  const { subject, subjectId } = entry;
  const later = entries
    .slice(0, entries.indexOf(entry) + 1)
    .filter((one) => one.subject === subject && one.subjectId === subjectId && !WHOLE.has(one.action));
  const before = new Map<string, Change>();
  for (const { changes } of later) for (const change of changes) before.set(change.field, change);
  return [...before.values()].flatMap((change) => formerValue(entry, change, now, rules) ?? []);
}

/** @returns why a value can't come back, the nearest reason first; null where it can */
function whyNot(subject: string, field: string, value: unknown, now: RecordNow, rules: RestoreRules): string | null {
  const definition = fieldOf(subject, field);
  if (now.deleted) return texts.whyNot.deleted;
  if (subject === "donor" && field === "privacy") return texts.whyNot.consent;
  if (isSame(valueWords(definition, now.values[field]), valueWords(definition, value))) return texts.whyNot.same;
  if (!rules.may(subject, field)) return texts.whyNot.forbidden;
  const problem = fieldProblem(catalogueOf(subject), field, value, rules);
  if (problem === "unknown" && definition?.kind === "zone") return texts.whyNot.zone;
  if (problem === "missing") return texts.whyNot.missing;
  // the server decides about formats that differ from ours
  return problem === null || problem === "type" ? null : texts.whyNot.invalid;
}

/** Two texts too long to be shown whole may differ in the rest. */
const isSame = (a: string | null, b: string | null) => a === b && !a?.endsWith("…");

/**
 * @param entries of the whole history, the newest first
 * @returns a donation or an award as the history has left it
 */
export function recordAfter(entries: readonly HistoryEntry[], subject: string, subjectId: string | null): RecordNow {
  const own = entries.filter((one) => one.subject === subject && one.subjectId === subjectId);
  const values: Record<string, unknown> = {};
  for (const { changes } of [...own].reverse()) for (const { field, to } of changes) values[field] = to;
  return { values, version: own[0]?.version ?? null, deleted: own[0]?.action === "delete" };
}
