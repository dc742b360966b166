import { flag, items, list, record, text, type Read, type Reader } from "../../api/readers/read";
import { day } from "../../api/readers/read-day";
import { sectionIn } from "../../api/readers/settings";
import { CONSENTS, type ConsentCode } from "../../domain/donor/consents";
import {
  DEFAULT_CONSENTS,
  type ConsentSettings,
  type ConsentText,
  type ConsentVersion,
} from "../../domain/settings/consent-settings";
import { isRecord } from "../../domain/values";

const textReader = record({
  version: text(null),
  date: day(null),
  summary: text(""),
  text: text(null),
  sameAs: items(text(null)),
});
type Sent = typeof textReader extends Reader<unknown, infer Input> ? Input : never;

/**
 * Reads the consent texts in force. If the version, date or text of one is missing, the whole default text applies with its
 * own version: nobody may accept a version with the text of another one.
 */
export const consentTextsReader: Reader<ConsentSettings, { [Code in ConsentCode]?: Sent } | null | undefined> = (
  value,
  path,
  note,
) => {
  const received = isRecord(value) ? value : {};
  const read = (code: ConsentCode): ConsentText => {
    const fields = code in received ? textReader(received[code], `${path}.${code}`, note) : null;
    if (!fields?.version || !fields.date || !fields.text) return DEFAULT_CONSENTS[code];
    return { ...fields, version: fields.version, date: fields.date, text: fields.text };
  };
  return Object.fromEntries(CONSENTS.map(({ code }) => [code, read(code)])) as ConsentSettings;
};

export const consentTextsAnswer = sectionIn("consents", consentTextsReader);

/** Reads all published consent texts, newest first. */
export const consentVersionsAnswer = list(
  "versions",
  record({
    code: text(""),
    version: text(""),
    date: day(null),
    correction: flag(false),
    words: record({ summary: text(""), text: text("") }),
  }),
);

/** @returns the texts that somebody can have accepted: those with a version and a date */
export const versionsOf = ({ versions }: Read<typeof consentVersionsAnswer>): ConsentVersion[] =>
  versions.flatMap(({ date, words, ...fields }) =>
    fields.code && fields.version && date ? [{ ...fields, date, words: words?.text ? words : null }] : [],
  );
