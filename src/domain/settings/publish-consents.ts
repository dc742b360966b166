import { CONSENTS, type ConsentCode } from "../donor/consents";
import type { ConsentSettings, ConsentText, ConsentWords } from "./consent-settings";

/** Characters of a summary, and of a text. */
export const MOST_SUMMARY = 120;
export const MOST_CONSENT = 4000;

export type ConsentProblem = "missing" | "too-long";

/** A text as it is to be from now on. */
export interface WrittenConsent extends ConsentWords {
  /** It says the same in other words: who has agreed to the text in force has agreed to it, too. */
  correction: boolean;
}

/** @returns what is wrong with what was written, by the field's name */
export const checkConsent = ({
  summary,
  text,
}: ConsentWords): { field: keyof ConsentWords; code: ConsentProblem }[] => [
  ...check("summary", summary, MOST_SUMMARY),
  ...check("text", text, MOST_CONSENT),
];

function check(field: keyof ConsentWords, words: string, most: number) {
  const code: ConsentProblem | null = words.trim() === "" ? "missing" : words.length > most ? "too-long" : null;
  return code ? [{ field, code }] : [];
}

/** @returns whether two say the same to the letter, but for what is blank around it */
export const isSameConsent = (one: ConsentWords, other: ConsentWords): boolean =>
  one.summary.trim() === other.summary.trim() && one.text.trim() === other.text.trim();

/**
 * The texts in force after some were written anew. One that changes is another version; the others stay.
 * @param today ISO day in Italy: from then on the new ones hold
 */
export function publishConsents(
  before: ConsentSettings,
  written: Readonly<Record<ConsentCode, WrittenConsent>>,
  today: string,
): ConsentSettings {
  const publish = (former: ConsentText, { summary, text, correction }: WrittenConsent): ConsentText =>
    isSameConsent(former, { summary, text })
      ? former
      : {
          version: String(Number(former.version) + 1),
          date: today,
          sameAs: correction ? [...former.sameAs, former.version] : [],
          summary: summary.trim(),
          text: text.trim(),
        };
  return Object.fromEntries(
    CONSENTS.map(({ code }) => [code, publish(before[code], written[code])]),
  ) as unknown as ConsentSettings;
}
