import { isIsoDay } from "../dates/days";

/** A consent that a registration asks for. The answer is stored with the version of its text. */
interface Consent {
  readonly code: string;
  readonly field: `consent${string}`;
  readonly label: string;
  readonly required: boolean;
}

/** All consents, in the order of the form. Their texts are in `settings/consent-settings.ts`. */
export const CONSENTS = [
  { code: "privacy", field: "consentPrivacy", label: "Privacy", required: true },
  { code: "health", field: "consentHealth", label: "Dati sanitari", required: true },
  { code: "news", field: "consentNews", label: "Inviti e notiziario", required: false },
  { code: "photos", field: "consentPhotos", label: "Foto e iniziative", required: false },
] as const satisfies readonly Consent[];

export type ConsentCode = (typeof CONSENTS)[number]["code"];
export type ConsentField = (typeof CONSENTS)[number]["field"];

export const consentLabel = (code: string): string => CONSENTS.find((consent) => consent.code === code)?.label ?? code;

/** The answer to a version of a consent, as the API expects it. The server adds the time. */
export interface ConsentAnswer {
  code: string;
  version: string;
  given: boolean;
}

/**
 * @param values the values of the form
 * @param versions the versions of the texts that the form showed
 * @returns the answers to all consents, given or not
 */
export const consentAnswers = (
  values: Readonly<Record<string, unknown>>,
  versions: Readonly<Record<ConsentCode, string>>,
): ConsentAnswer[] =>
  CONSENTS.map(({ code, field }) => ({ code, version: versions[code], given: values[field] === true }));

/** @returns the required consents that aren't given (decisions §3: a person needs them to become active) */
export const missingConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && !answers.some((answer) => answer.code === code && answer.given));

/** @returns the required consents that were refused. The person can't donate and can't become active */
export const refusedConsents = (answers: readonly { code: string; given: boolean }[]) =>
  CONSENTS.filter(({ code, required }) => required && answers.some((answer) => answer.code === code && !answer.given));

/** The problem of the day on a signed paper form. `later`: the same text was answered after that day. */
export type SignedProblem = "day" | "future" | "too-early" | "before-birth" | "later";

/**
 * @param signed the day on the paper form, as typed
 * @param since ISO day from which the text was in use
 * @param facts ISO days in Italy; `answered` is the day of the last answer to the same text
 * @returns the problem of the day, or null
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
