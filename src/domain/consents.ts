/** Something that a person may agree to when they register: each by itself, in a version that is kept with the answer. */
export interface Consent {
  /** What it is called over the wire. */
  readonly code: string;
  /** What it is called in the form. */
  readonly field: `consent${string}`;
  readonly label: string;
  /** Without it nobody can be registered. */
  readonly required: boolean;
  /** Of the text that is agreed to: a text that changes is another version. */
  readonly version: string;
  /** ISO day of that version. */
  readonly date: string;
}

const FIRST_VERSION = { version: "1", date: "2026-11-22" } as const;

/** What the association asks consent for, in the order in which it stands. */
export const CONSENTS = [
  { code: "privacy", field: "consentPrivacy", label: "Privacy", required: true, ...FIRST_VERSION },
  { code: "health", field: "consentHealth", label: "Dati sanitari", required: true, ...FIRST_VERSION },
  { code: "news", field: "consentNews", label: "Inviti e notiziario", required: false, ...FIRST_VERSION },
  { code: "photos", field: "consentPhotos", label: "Foto e iniziative", required: false, ...FIRST_VERSION },
] as const satisfies readonly Consent[];

export type ConsentField = (typeof CONSENTS)[number]["field"];

/** An answer as it is kept: to which text, and when. */
export interface ConsentRecord {
  code: string;
  version: string;
  given: boolean;
  /** ISO instant. */
  date: string;
}

/** @returns all answers of a form that is sent now, also those that say no */
export const consentRecords = (values: Readonly<Record<string, unknown>>, now: Date): ConsentRecord[] =>
  CONSENTS.map(({ code, field, version }) => ({
    code,
    version,
    given: values[field] === true,
    date: now.toISOString(),
  }));
