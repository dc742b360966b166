import type { components } from "../../contract/api";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import { ownValue } from "../../domain/values";
import type { HistoryRecord } from "../db/models";

type Kind = components["schemas"]["LogEntry"]["kind"];

/** Actions whose entries have the same kind for every subject. */
const KIND_OF_ACTION: Partial<Record<string, Kind>> = {
  export: "exports",
  merge: "merges",
  separate: "merges",
  erase: "erasures",
};

/** The kinds of the entries of other actions; null: not in the log. */
const KIND_OF_SUBJECT: Record<HistoryRecord["subject"], Kind | null> = {
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

export const LOG_KINDS: readonly string[] = [
  ...new Set([...Object.values(KIND_OF_ACTION), ...Object.values(KIND_OF_SUBJECT)]),
  "imports",
  "emails",
  "access",
  "deletions",
].filter((kind) => typeof kind === "string");

/** @returns the kind of a history entry; null if the log doesn't have it */
export const kindOf = ({ action, subject }: HistoryRecord): Kind | null =>
  ownValue(KIND_OF_ACTION, action) ?? KIND_OF_SUBJECT[subject];

/** Fields whose values the log has, if they aren't about health. Others have no value there. */
const CATALOGUES: Partial<Record<HistoryRecord["subject"], FieldCatalogue>> = {
  donor: DONOR_FIELDS,
  award: AWARD_FIELDS,
};
/** Subjects without health data whose fields have no catalogue. */
const PLAIN: ReadonlySet<HistoryRecord["subject"]> = new Set([
  "user",
  "zone",
  "association",
  "document",
  "documentFolder",
]);
const isPlain = (value: unknown) => value === null || ["string", "number", "boolean"].includes(typeof value);

/** @returns whether the log may have the values of a field: never about health, and no free texts about a person */
function isShown(subject: HistoryRecord["subject"], field: string): boolean {
  if (PLAIN.has(subject)) return true;
  const definition = ownValue(CATALOGUES[subject] ?? {}, field);
  return definition !== undefined && !definition.health && definition.format !== "note";
}

/** Subjects whose whole records have no values in the log: a donor has forty, a donation is about health. */
const WHOLE: ReadonlySet<HistoryRecord["subject"]> = new Set(["donor", "donation", "document", "documentFolder"]);
/** Fields of documents that say when and by whom they were changed, as the entry does. */
const TECHNICAL: ReadonlySet<string> = new Set(["createdAt", "changedAt", "changedBy", "deletedAt", "gone", "author"]);

/** @returns the changes of an entry without the values that the log doesn't have, and the names of those fields */
export function shownChanges({ subject, action, changes }: HistoryRecord) {
  const isWhole = WHOLE.has(subject) && ["create", "delete", "restore"].includes(action);
  const isNamedOnly = isWhole || subject === "settings" || subject === "integration";
  const kept = isNamedOnly ? [] : changes.filter(({ field }) => !TECHNICAL.has(field));
  const isHidden = ({ field, from, to }: (typeof changes)[number]) =>
    !(isShown(subject, field) && isPlain(from) && isPlain(to)) && (from ?? to) !== null;
  return {
    changes: kept.map((change) => (isHidden(change) ? { field: change.field, from: null, to: null } : change)),
    hidden: kept.filter(isHidden).map(({ field }) => field),
  };
}
