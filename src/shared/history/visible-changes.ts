import { isRecord, ownValue } from "../../domain/values";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import { presentStatus } from "../../domain/donor/status";
import { isStatusField } from "./kinds";
import type { Change, HistoryEntry } from "./requests/get-donor-history";
import { texts } from "./texts";
import { valueText } from "./value-text";

/** A field's value in a created or deleted record, or its values before and after a change; null if empty. */
export type VisibleChange = { field: string; label: string } & (
  | { kind: "value"; value: string }
  | { kind: "change"; before: string | null; after: string | null }
);

const suspension = { section: "Stato", editedBy: "staff", health: true } as const;

/** The fields by subject. A suspension is one value in the history, but is shown as several fields. */
const CATALOGUES: Partial<Record<string, FieldCatalogue>> = {
  donor: {
    ...DONOR_FIELDS,
    // derived from the status, but the only source of the suspension's start
    suspensionDate: { ...DONOR_FIELDS.suspensionDate, editedBy: "staff", label: texts.suspendedFrom },
    callsRefused: { section: "Recapiti", editedBy: "staff", kind: "flag", label: texts.callsRefused },
    suspendedUntil: { ...suspension, kind: "day", label: texts.suspendedUntil },
    suspensionReason: { ...suspension, kind: "text", label: texts.suspensionReason },
  },
  donation: DONATION_FIELDS,
  award: AWARD_FIELDS,
  // roles, zones and states have calls of their own
  user: Object.fromEntries(Object.entries(USER_FIELDS).map(([name, field]) => [name, { ...field, editedBy: "staff" }])),
};

/** Technical fields, which aren't shown. */
const INTERNAL: ReadonlySet<string> = new Set(["", "_id", "key", "version", "deleted", "donorId"]);
/** Actions that create, delete or restore a whole record. */
export const WHOLE_RECORD_ACTIONS: ReadonlySet<string> = new Set(["create", "delete", "restore"]);

/** @returns the title of an entry, such as "Donazione registrata" */
export function entryTitle({ subject, action, changes }: HistoryEntry): string {
  const onlyStatus = changes.length > 0 && changes.every(({ field }) => isStatusField(field));
  if (subject === "donor" && action === "update" && onlyStatus) return texts.statusChanged;
  const step =
    subject === "donor" && changes.length === 1 ? ownValue(texts.accountSteps, changes[0]?.field ?? "") : null;
  if (step) return step;
  return ownValue(ownValue<Record<string, string>>(texts.titles, subject) ?? {}, action) ?? texts.changed;
}

/**
 * @returns the changes to show: without derived fields and without values that look the same before and after. A field that
 *   the catalogue doesn't contain keeps its name.
 */
export function visibleChanges({
  subject,
  action,
  changes,
}: Pick<HistoryEntry, "subject" | "action" | "changes">): VisibleChange[] {
  // a whole donor would be forty lines
  if (subject === "donor" && WHOLE_RECORD_ACTIONS.has(action)) return [];
  return changes.flatMap(splitSuspension).flatMap(({ field, from, to }): VisibleChange[] => {
    const definition = fieldOf(subject, field);
    if (INTERNAL.has(field) || definition?.editedBy === "nobody") return [];
    const [before, after] = [from, to].map((value) => valueText(definition, asStatus(field, value))) as [Text, Text];
    if (before === after && before !== texts.unreadable) return [];
    const named = { field, label: definition?.label ?? field };
    const value = after ?? before;
    if (WHOLE_RECORD_ACTIONS.has(action) && value !== null) return [{ ...named, kind: "value", value }];
    return [{ ...named, kind: "change", before, after }];
  });
}

type Text = ReturnType<typeof valueText>;
/** Also labels legacy names of statuses, which the catalogue doesn't contain. */
const asStatus = (field: string, value: unknown) =>
  field === "status" && typeof value === "string" && value ? presentStatus(value).label : value;

export const catalogueOf = (subject: string): FieldCatalogue => ownValue(CATALOGUES, subject) ?? {};

export const fieldOf = (subject: string, field: string): FieldDefinition | undefined =>
  ownValue(catalogueOf(subject), field);

function splitSuspension(change: Change): Change[] {
  const { field, from, to } = change;
  if (field !== "suspension" || ![from, to].every((value) => value === null || isRecord(value))) return [change];
  const part = (name: string) => [from, to].map((value) => (isRecord(value) ? (value[name] ?? null) : null));
  const [until, reason] = [part("until"), part("reason")];
  return [
    { field: "suspendedUntil", from: until[0], to: until[1] },
    { field: "suspensionReason", from: reason[0], to: reason[1] },
  ];
}
