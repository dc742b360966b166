import { flag, items, list, record, text, type Read, type Reader } from "../../api/read";
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
 * The consents' texts in force. Version, day and text are one thing: where one of them is missing, ours stand there with
 * their own version, so that nobody agrees to a version in words that aren't its own.
 */
export const consentTextsReader: Reader<ConsentSettings, { [Code in ConsentCode]?: Sent } | null | undefined> = (
  value,
  path,
  note,
) => {
  const sent = isRecord(value) ? value : {};
  const read = (code: ConsentCode): ConsentText => {
    const told = code in sent ? textReader(sent[code], `${path}.${code}`, note) : null;
    if (!told?.version || !told.date || !told.text) return DEFAULT_CONSENTS[code];
    return { ...told, version: told.version, date: told.date, text: told.text };
  };
  return Object.fromEntries(CONSENTS.map(({ code }) => [code, read(code)])) as unknown as ConsentSettings;
};

export const consentTextsAnswer = sectionIn("consents", consentTextsReader);

/** All texts there ever were, the newest first, as a server tells them. */
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

/** @returns those that somebody can have agreed to: without a version or a day nobody has */
export const versionsOf = ({ versions }: Read<typeof consentVersionsAnswer>): ConsentVersion[] =>
  versions.flatMap(({ date, words, ...told }) =>
    told.code && told.version && date ? [{ ...told, date, words: words?.text ? words : null }] : [],
  );
