import { fieldProblem } from "../../domain/validation/field-schema";
import { isStatusField } from "./kinds";
import type { Change, HistoryEntry } from "./requests/get-donor-history";
import { texts } from "./texts";
import { valueText } from "./value-text";
import { catalogueOf, fieldOf, WHOLE_RECORD_ACTIONS } from "./visible-changes";

/** The current state of a donor, or of a donation or an award according to the history. */
export interface CurrentRecord {
  values: Readonly<Record<string, unknown>>;
  /** Null if the server has no versions. */
  version: number | null;
  deleted: boolean;
}

/** The rules for restoring former data. */
export interface RestoreRules {
  /** ISO day in Italy. */
  today: string;
  /** Names of the zones; undefined if unknown. */
  zones: readonly string[] | undefined;
  /** Whether the user may write a field of a subject. */
  may: (subject: string, field: string) => boolean;
}

/** A field's former value. `blockedReason` is null if it can be restored. */
export interface FormerValue {
  field: string;
  value: unknown;
  blockedReason: string | null;
}

/** A date that the server derives from the consent, and a refusal that only the person takes back. */
const NOT_DATA: ReadonlySet<string> = new Set(["privacyDate", "callsRefused"]);

/** @returns whether users may write the field: restoring never changes the status (decisions §3) */
function isData(subject: string, field: string): boolean {
  const definition = fieldOf(subject, field);
  const isDerived = subject === "donor" && (isStatusField(field) || NOT_DATA.has(field));
  return definition !== undefined && definition.editedBy !== "nobody" && !isDerived;
}

/** @returns the value of a field before an entry; null if the field can't be written */
export function formerValue(
  { subject, action }: HistoryEntry,
  { field, from }: Change,
  now: CurrentRecord,
  rules: RestoreRules,
): FormerValue | null {
  if (WHOLE_RECORD_ACTIONS.has(action) || !isData(subject, field)) return null;
  return { field, value: from, blockedReason: blockedReasonOf(subject, field, from, now, rules) };
}

/**
 * @param entries of the whole history, the newest first
 * @returns the values before an entry of all fields that the entry or a later one has changed
 */
export function formerData(
  entry: HistoryEntry,
  entries: readonly HistoryEntry[],
  now: CurrentRecord,
  rules: RestoreRules,
): FormerValue[] {
  const { subject, subjectId } = entry;
  const later = entries
    .slice(0, entries.indexOf(entry) + 1)
    .filter(
      (other) => other.subject === subject && other.subjectId === subjectId && !WHOLE_RECORD_ACTIONS.has(other.action),
    );
  const before = new Map<string, Change>();
  for (const { changes } of later) for (const change of changes) before.set(change.field, change);
  return [...before.values()].flatMap((change) => formerValue(entry, change, now, rules) ?? []);
}

/** @returns why a value can't be restored; null if it can */
function blockedReasonOf(
  subject: string,
  field: string,
  value: unknown,
  now: CurrentRecord,
  rules: RestoreRules,
): string | null {
  const definition = fieldOf(subject, field);
  if (now.deleted) return texts.blockedReasons.deleted;
  if (subject === "donor" && field === "privacy") return texts.blockedReasons.consent;
  if (isSame(valueText(definition, now.values[field]), valueText(definition, value))) return texts.blockedReasons.same;
  if (!rules.may(subject, field)) return texts.blockedReasons.forbidden;
  const problem = fieldProblem(catalogueOf(subject), field, value, rules);
  if (problem === "unknown" && definition?.kind === "zone") return texts.blockedReasons.zone;
  if (problem === "missing") return texts.blockedReasons.missing;
  // the server decides about formats that differ from ours
  return problem === null || problem === "type" ? null : texts.blockedReasons.invalid;
}

/** Shortened texts may differ in the hidden rest. */
const isSame = (a: string | null, b: string | null) => a === b && !a?.endsWith("…");

/**
 * @param entries of the whole history, the newest first
 * @returns the state of a donation or an award after these entries
 */
export function recordAfter(
  entries: readonly HistoryEntry[],
  subject: string,
  subjectId: string | null,
): CurrentRecord {
  const own = entries.filter((entry) => entry.subject === subject && entry.subjectId === subjectId);
  const values: Record<string, unknown> = {};
  for (const { changes } of [...own].reverse()) for (const { field, to } of changes) values[field] = to;
  return { values, version: own[0]?.version ?? null, deleted: own[0]?.action === "delete" };
}
