import { isIsoDay } from "../dates/days";

/** Something that a person may agree to when they register: each by itself, in a version that is kept with the answer. */
interface Consent {
  readonly code: string;
  readonly field: `consent${string}`;
  readonly label: string;
  readonly required: boolean;
}

/** What the association asks consent for, in the order in which it stands. The texts are `settings/consent-settings.ts`. */
export const CONSENTS = [
  { code: "privacy", field: "consentPrivacy", label: "Privacy", required: true },
  { code: "health", field: "consentHealth", label: "Dati sanitari", required: true },
  { code: "news", field: "consentNews", label: "Inviti e notiziario", required: false },
  { code: "photos", field: "consentPhotos", label: "Foto e iniziative", required: false },
] as const satisfies readonly Consent[];

export type ConsentCode = (typeof CONSENTS)[number]["code"];
export type ConsentField = (typeof CONSENTS)[number]["field"];

export const consentLabel = (code: string): string => CONSENTS.find((one) => one.code === code)?.label ?? code;

/** An answer as it is sent: to which text, and yes or no. When it was given the server says. */
export interface ConsentAnswer {
  code: string;
  version: string;
  given: boolean;
}

/**
 * @param versions of the texts that were shown: it is they that were answered
 * @returns all answers of a form that is sent, also those that say no
 */
export const consentAnswers = (
  values: Readonly<Record<string, unknown>>,
  versions: Readonly<Record<ConsentCode, string>>,
): ConsentAnswer[] =>
  CONSENTS.map(({ code, field }) => ({ code, version: versions[code], given: values[field] === true }));

/** @returns the required consents that nobody has given yet (decisions §3: without them nobody becomes active) */
export const missingConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && !answers.some((one) => one.code === code && one.given));

/** @returns the required consents that were refused: with one of them, a person can't donate and can't become active */
export const refusedConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && answers.some((one) => one.code === code && !one.given));

/** What can't be right about the day of a signed paper. `later`: the same text was answered after it. */
export type SignedProblem = "day" | "future" | "too-early" | "before-birth" | "later";

/**
 * @param signed the day on the paper, as it was typed
 * @param since ISO day from which the text on the paper was there
 * @param facts `today` and the rest are ISO days in Italy; `answered`: when the same text was answered last, if it was
 * @returns what is implausible about it; null where nothing is
 */
export function signedProblem(
  signed: string,
  since: string,
  { today, birthday, answered }: { today: string; birthday: string | null; answered: string | null },
): SignedProblem | null {
  if (!isIsoDay(signed)) return "day";
  if (signed > today) return "future";
  if (signed < since) return "too-early";
  if (birthday !== null && signed < birthday) return "before-birth";
  return answered !== null && signed < answered ? "later" : null;
}
