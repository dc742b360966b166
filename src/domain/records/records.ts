import type { RecordDefinition, RecordNames } from "./record";
import { awards, awardsDue, donations, donors } from "./registry";
import { admins, directors, managers } from "./staff";

const DEFINITIONS = { donors, donations, awards, awardsDue, managers, admins, directors } as const;
export type RecordKind = keyof typeof DEFINITIONS;
type Subject = (typeof DEFINITIONS)[RecordKind]["subject"];

/** The kinds of records in lists with filters, views and exports. */
export const RECORDS: Readonly<Record<RecordKind, RecordDefinition & { subject: Subject }>> = DEFINITIONS;
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

/** The names of records in lists without filters, views and exports. */
const SIMPLE_RECORDS = {
  emailTemplates: { subject: "EmailTemplate", one: "modello", many: "modelli", gender: "m" },
  activity: { subject: "Activity", one: "voce del registro", many: "voci del registro", gender: "f" },
  documents: { subject: "Document", one: "documento", many: "documenti", gender: "m" },
} as const satisfies Record<string, RecordNames>;

export type ListKind = RecordKind | keyof typeof SIMPLE_RECORDS;
/** The names of the rows of all lists. */
export const LIST_KINDS: Readonly<Record<ListKind, RecordNames>> = { ...RECORDS, ...SIMPLE_RECORDS };

export const isRecordKind = (value: unknown): value is RecordKind =>
  typeof value === "string" && Object.hasOwn(RECORDS, value);
