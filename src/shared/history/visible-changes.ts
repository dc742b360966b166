import { isRecord, ownValue } from "../../domain/values";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import { presentStatus } from "../../domain/donor/status";
import { isStatusField } from "./kinds";
import type { Change, HistoryEntry } from "./requests/get-donor-history";
import { texts } from "./texts";
import { valueWords } from "./value-words";

/** A field's value as it came or went with its record, or before and after a change; null where nothing stood there. */
export type VisibleChange = { field: string; label: string } & (
  | { kind: "value"; value: string }
  | { kind: "change"; before: string | null; after: string | null }
);

const suspension = { section: "Stato", editedBy: "staff", health: true } as const;

/** What is changed by name, by the subject of an entry; a suspension comes as one value, and is told by its parts. */
const CATALOGUES: Partial<Record<string, FieldCatalogue>> = {
  donor: {
    ...DONOR_FIELDS,
    // it follows from the status, and alone tells since when
    suspensionDate: { ...DONOR_FIELDS.suspensionDate, editedBy: "staff", label: texts.suspendedFrom },
    suspendedUntil: { ...suspension, kind: "day", label: texts.suspendedUntil },
    suspensionReason: { ...suspension, kind: "text", label: texts.suspensionReason },
  },
  donation: DONATION_FIELDS,
  award: AWARD_FIELDS,
};

/** How a record is known and counted: no field of a person's. */
const INTERNAL: ReadonlySet<string> = new Set(["", "_id", "key", "version", "deleted", "donorId"]);
/** Actions with which a whole record comes or goes. */
export const WHOLE: ReadonlySet<string> = new Set(["create", "delete", "restore"]);

/** @returns what happened, in a few words: "Donazione registrata" */
export function entryTitle({ subject, action, changes }: HistoryEntry): string {
  const onlyStatus = changes.length > 0 && changes.every(({ field }) => isStatusField(field));
  if (subject === "donor" && action === "update" && onlyStatus) return texts.statusChanged;
  const step =
    subject === "donor" && changes.length === 1 ? ownValue(texts.accountSteps, changes[0]?.field ?? "") : null;
  if (step) return step;
  return ownValue(ownValue<Record<string, string>>(texts.titles, subject) ?? {}, action) ?? texts.changed;
}

/**
 * The changes that people would name: what only follows from others is left out, and what reads the same before and
 * after. A field that the catalogue doesn't know keeps its name.
 */
export function visibleChanges({ subject, action, changes }: HistoryEntry): VisibleChange[] {
  // of a donor that would be forty lines
  if (subject === "donor" && WHOLE.has(action)) return [];
  return changes.flatMap(inParts).flatMap(({ field, from, to }): VisibleChange[] => {
    const definition = fieldOf(subject, field);
    if (INTERNAL.has(field) || definition?.editedBy === "nobody") return [];
    const [before, after] = [from, to].map((value) => valueWords(definition, asStatus(field, value))) as [Words, Words];
    if (before === after && before !== texts.unreadable) return [];
    const named = { field, label: definition?.label ?? field };
    const value = after ?? before;
    if (WHOLE.has(action) && value !== null) return [{ ...named, kind: "value", value }];
    return [{ ...named, kind: "change", before, after }];
  });
}

type Words = ReturnType<typeof valueWords>;
/** The catalogue has the twelve statuses, not the older words for them. */
const asStatus = (field: string, value: unknown) =>
  field === "status" && typeof value === "string" && value ? presentStatus(value).label : value;

export const catalogueOf = (subject: string): FieldCatalogue => ownValue(CATALOGUES, subject) ?? {};

export const fieldOf = (subject: string, field: string): FieldDefinition | undefined =>
  ownValue(catalogueOf(subject), field);

function inParts(change: Change): Change[] {
  const { field, from, to } = change;
  if (field !== "suspension" || ![from, to].every((value) => value === null || isRecord(value))) return [change];
  const part = (name: string) => [from, to].map((value) => (isRecord(value) ? (value[name] ?? null) : null));
  const [until, reason] = [part("until"), part("reason")];
  return [
    { field: "suspendedUntil", from: until[0], to: until[1] },
    { field: "suspensionReason", from: reason[0], to: reason[1] },
  ];
}
