import { CONSENTS, type ConsentCode } from "../donor/consents";
import type { ConsentSettings, ConsentText, ConsentContent } from "./consent-settings";

/** Maximum of characters in a summary and in a text. */
export const MAX_SUMMARY = 120;
export const MAX_CONSENT = 4000;

export type ConsentProblem = "missing" | "too-long";

/** A new text. */
export interface WrittenConsent extends ConsentContent {
  /** Whether it has the same meaning as the text in force, so that given consents stay valid. */
  correction: boolean;
}

/** @returns the problems of a text, by field */
export const checkConsent = ({
  summary,
  text,
}: ConsentContent): { field: keyof ConsentContent; code: ConsentProblem }[] => [
  ...check("summary", summary, MAX_SUMMARY),
  ...check("text", text, MAX_CONSENT),
];

function check(field: keyof ConsentContent, text: string, maxLength: number) {
  const code: ConsentProblem | null = text.trim() === "" ? "missing" : text.length > maxLength ? "too-long" : null;
  return code ? [{ field, code }] : [];
}

/** @returns whether two contents are equal, ignoring blanks around them */
export const isSameConsent = (a: ConsentContent, b: ConsentContent): boolean =>
  a.summary.trim() === b.summary.trim() && a.text.trim() === b.text.trim();

/**
 * Publishes new texts. A changed text gets a new version; the others stay.
 * @param today ISO day in Italy from which the new texts are in force
 * @returns the texts in force
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
  ) as ConsentSettings;
}
