/** What the ability calls a record, and what it is called in Italian: one, many, and their gender. */
interface RecordNames {
  readonly subject: string;
  readonly one: string;
  readonly many: string;
  readonly gender: "m" | "f";
}

/** The records of which there are lists, by the last word of their addresses. Their fields: `fields/record-fields.ts`. */
export const RECORDS = {
  donors: { subject: "Donor", one: "donatore", many: "donatori", gender: "m" },
  donations: { subject: "Donation", one: "donazione", many: "donazioni", gender: "f" },
  awards: { subject: "Award", one: "benemerenza", many: "benemerenze", gender: "f" },
  awardsDue: { subject: "Award", one: "benemerenza da consegnare", many: "benemerenze da consegnare", gender: "f" },
  managers: { subject: "User", one: "responsabile", many: "responsabili", gender: "m" },
  admins: { subject: "User", one: "amministratore", many: "amministratori", gender: "m" },
  directors: { subject: "User", one: "director", many: "director", gender: "m" },
} as const satisfies Record<string, RecordNames>;

/** The records of lists without filters, views and files: all rows are read at once, or are no data (papers). */
const PLAIN = {
  emailTemplates: { subject: "EmailTemplate", one: "modello", many: "modelli", gender: "m" },
  documents: { subject: "Document", one: "documento", many: "documenti", gender: "m" },
} as const satisfies Record<string, RecordNames>;

/** What rows are called, of lists of every length. */
export const LISTED = { ...RECORDS, ...PLAIN } as const;
export type ListKind = keyof typeof LISTED;

export type RecordKind = keyof typeof RECORDS;
export const RECORD_KINDS = Object.keys(RECORDS) as RecordKind[];

export const isRecordKind = (word: unknown): word is RecordKind =>
  typeof word === "string" && Object.hasOwn(RECORDS, word);
