/** The records of which there are lists, in the order of the registry's tabs; the last word of their addresses. */
export const RECORD_KINDS = ["donors", "donations", "awards", "awardsDue"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const isRecordKind = (word: unknown): word is RecordKind => RECORD_KINDS.some((known) => known === word);

/** What the ability calls one of each. */
export const SUBJECT_OF = {
  donors: "Donor",
  donations: "Donation",
  awards: "Award",
  awardsDue: "Award",
} as const satisfies Record<RecordKind, string>;
