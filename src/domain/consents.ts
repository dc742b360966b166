import { isIsoDay } from "./days";

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

/** A text as it was at a time: an answer given to it stays one to that text. */
export interface ConsentVersion {
  readonly version: string;
  /** ISO day from which it was there to be agreed to. */
  readonly date: string;
}

/**
 * The versions of the texts that an answer may carry, the one in force first. Before it there were the paper forms of the
 * day on which the GDPR came into force; what was signed earlier holds no more.
 */
export const CONSENT_VERSIONS = [
  { version: "1", date: "2026-11-01" },
  { version: "2018", date: "2018-05-25" },
] as const satisfies readonly ConsentVersion[];

const [IN_FORCE] = CONSENT_VERSIONS;

/** What the association asks consent for, in the order in which it stands. */
export const CONSENTS = [
  { code: "privacy", field: "consentPrivacy", label: "Privacy", required: true, ...IN_FORCE },
  { code: "health", field: "consentHealth", label: "Dati sanitari", required: true, ...IN_FORCE },
  { code: "news", field: "consentNews", label: "Inviti e notiziario", required: false, ...IN_FORCE },
  { code: "photos", field: "consentPhotos", label: "Foto e iniziative", required: false, ...IN_FORCE },
] as const satisfies readonly Consent[];

export type ConsentField = (typeof CONSENTS)[number]["field"];

/** An answer as it is sent: to which text, and yes or no. When it was given the server says. */
export interface ConsentAnswer {
  code: string;
  version: string;
  given: boolean;
}

/** @returns all answers of a form that is sent, also those that say no */
export const consentAnswers = (values: Readonly<Record<string, unknown>>): ConsentAnswer[] =>
  CONSENTS.map(({ code, field, version }) => ({ code, version, given: values[field] === true }));

/** @returns the required consents that nobody has given yet (decisions §3: without them nobody becomes active) */
export const missingConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && !answers.some((one) => one.code === code && one.given));

/** @returns the required consents that were answered no: whoever has them donates no more, and is made active by nobody */
export const refusedConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && answers.some((one) => one.code === code && !one.given));

/** What can't be right about the day of a signed paper. `later`: the same text was answered after it. */
export type SignedProblem = "day" | "future" | "too-early" | "before-birth" | "later";

/**
 * @param signed the day on the paper, as it was typed
 * @param version of the text on the paper
 * @param facts `today` and the rest are ISO days in Italy; `answered`: when the same text was answered last, if it was
 * @returns what is implausible about it; null where nothing is
 */
export function signedProblem(
  signed: string,
  version: string,
  { today, birthday, answered }: { today: string; birthday: string | null; answered: string | null },
): SignedProblem | null {
  if (!isIsoDay(signed)) return "day";
  if (signed > today) return "future";
  const since = CONSENT_VERSIONS.find((one) => one.version === version)?.date;
  if (since !== undefined && signed < since) return "too-early";
  if (birthday !== null && signed < birthday) return "before-birth";
  return answered !== null && signed < answered ? "later" : null;
}
