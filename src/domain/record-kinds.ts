/** The subject of a record in the ability, and its Italian noun: singular, plural, gender. */
interface RecordNames {
  readonly subject: string;
  readonly one: string;
  readonly many: string;
  readonly gender: "m" | "f";
}

/** The kinds of records in lists with filters, views and exports. Their fields are in `fields/record-fields.ts`. */
export const RECORDS = {
  donors: { subject: "Donor", one: "donatore", many: "donatori", gender: "m" },
  donations: { subject: "Donation", one: "donazione", many: "donazioni", gender: "f" },
  awards: { subject: "Award", one: "benemerenza", many: "benemerenze", gender: "f" },
  awardsDue: { subject: "Award", one: "benemerenza da consegnare", many: "benemerenze da consegnare", gender: "f" },
  managers: { subject: "User", one: "responsabile", many: "responsabili", gender: "m" },
  admins: { subject: "User", one: "amministratore", many: "amministratori", gender: "m" },
  directors: { subject: "User", one: "director", many: "director", gender: "m" },
} as const satisfies Record<string, RecordNames>;

/** The kinds of records in lists without filters, views and exports. */
const SIMPLE_RECORDS = {
  emailTemplates: { subject: "EmailTemplate", one: "modello", many: "modelli", gender: "m" },
  documents: { subject: "Document", one: "documento", many: "documenti", gender: "m" },
} as const satisfies Record<string, RecordNames>;

/** The names of the rows of all lists. */
export const LIST_KINDS = { ...RECORDS, ...SIMPLE_RECORDS } as const;
export type ListKind = keyof typeof LIST_KINDS;

export type RecordKind = keyof typeof RECORDS;
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

export const isRecordKind = (value: unknown): value is RecordKind =>
  typeof value === "string" && Object.hasOwn(RECORDS, value);
