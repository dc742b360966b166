import type { LogKind } from "../../domain/activity/activity-log";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import { ownValue } from "../../domain/values";
import type { HistoryRecord } from "../db/models";

/** Actions whose entries have the same kind for every subject. */
const KIND_OF_ACTION: Partial<Record<string, LogKind>> = {
  export: "exports",
  merge: "merges",
  separate: "merges",
  erase: "erasures",
};

/** The kinds of the entries of other actions; null: not in the log. */
const KIND_OF_SUBJECT: Record<HistoryRecord["subject"], LogKind | null> = {
  donor: "people",
  user: "people",
  donation: "donations",
  award: "donations",
  document: "documents",
  documentFolder: "documents",
  settings: "settings",
  zone: "settings",
  association: "settings",
  integration: "settings",
  notification: null,
};

/** @returns the kind of a history entry; null if the log doesn't have it */
export const kindOf = ({ action, subject }: HistoryRecord): LogKind | null =>
  ownValue(KIND_OF_ACTION, action) ?? KIND_OF_SUBJECT[subject];

/** @returns whether a field is neither about health nor a free text about a person */
const harmless = (fields: FieldCatalogue) => (field: string) => {
  const definition = ownValue(fields, field);
  return definition !== undefined && !definition.health && definition.format !== "note";
};
const always = () => true;

/** By subject: whether the log may have the values of a field. Other subjects have no values there. */
const IS_SHOWN: Partial<Record<HistoryRecord["subject"], (field: string) => boolean>> = {
  donor: harmless(DONOR_FIELDS),
  award: harmless(AWARD_FIELDS),
  user: always,
  zone: always,
  association: always,
  document: always,
  documentFolder: always,
};

/** Actions on whole records, whose fields the log doesn't name. */
const WHOLE: ReadonlySet<HistoryRecord["action"]> = new Set(["create", "delete", "restore"]);
/** Fields of documents that say when and by whom they were changed, as the entry does. */
const TECHNICAL: ReadonlySet<string> = new Set(["changedAt", "changedBy"]);
const isPlain = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);

/** @returns the changes of an entry without the values that the log doesn't have, and the names of those fields */
export function shownChanges({ subject, action, changes }: HistoryRecord) {
  if (WHOLE.has(action) || subject === "settings" || subject === "integration") return { changes: [], hidden: [] };
  const isHidden = ({ field, from, to }: (typeof changes)[number]) =>
    !(IS_SHOWN[subject]?.(field) && isPlain(from) && isPlain(to)) && (from ?? to) !== null;
  const kept = changes.filter(({ field }) => !TECHNICAL.has(field));
  return {
    changes: kept.map((change) => (isHidden(change) ? { field: change.field, from: null, to: null } : change)),
    hidden: kept.filter(isHidden).map(({ field }) => field),
  };
}
