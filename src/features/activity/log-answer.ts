import {
  count,
  identity,
  instant,
  items,
  map,
  optional,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import type { ListAnswer } from "../../shared/lists/list-answer";
import { listAnswer } from "../../shared/lists/list-answer";
import { author, change } from "../../api/readers/history";
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import { isRecord, ownValue } from "../../domain/values";
import { namedDonor } from "../../shared/donor/rows";

const sentEntry = record({
  _id: identity,
  date: instant(""),
  author,
  kind: text(""),
  subject: text(""),
  subjectId: text(""),
  action: text(""),
  name: text(null),
  person: optional(record({ _id: identity, firstName: text(""), lastName: text(""), role: text("") })),
  changes: items(change),
  hidden: items(text(null)),
  reason: text(null),
  import: optional(record({ id: text(""), file: text("") })),
  merge: optional(record({ _id: text(""), other: namedDonor })),
  count: count(null),
  format: text(undefined),
  entity: text(undefined),
  restore: text(null),
  until: text(undefined),
});

/** An entry of the activity log. */
export type LogEntry = NonNullable<Read<typeof sentEntry>>;

/** The subjects with fields about health. */
const CATALOGUES: Partial<Record<string, FieldCatalogue>> = {
  donor: DONOR_FIELDS,
  donation: DONATION_FIELDS,
  award: AWARD_FIELDS,
};

/**
 * Reads an entry. Drops the values of fields about health and the reasons of suspensions and of deleted donations if the server
 * sends them, although it must not.
 */
export const logEntry = map(sentEntry, (read): LogEntry | null => {
  if (!read) return null;
  const entry = read.action === "suspend" || read.subject === "donation" ? { ...read, reason: null } : read;
  const isHealth = ({ field }: LogEntry["changes"][number]) =>
    field === "suspension" || ownValue(ownValue(CATALOGUES, entry.subject) ?? {}, field)?.health === true;
  const unsent = entry.changes.filter((sent) => isHealth(sent) && (sent.from ?? sent.to) !== null);
  if (unsent.length === 0) return entry;
  return {
    ...entry,
    changes: entry.changes.map((sent) => (unsent.includes(sent) ? { ...sent, from: null, to: null } : sent)),
    hidden: [...new Set([...entry.hidden, ...unsent.map(({ field }) => field)])],
    reason: null,
  };
});

const authors = record({ authors: items(author) });

export interface LogAnswer extends ListAnswer<LogEntry> {
  /** The staff who did something. */
  authors: readonly NonNullable<Read<typeof author>>[];
}

const page = listAnswer("activity", logEntry);

/** Reads the first entries of `GET /activity`. */
export const logAnswer =
  (
    size: number,
  ): Reader<LogAnswer, NonNullable<ReturnType<typeof page>["input"]> & NonNullable<(typeof authors)["input"]>> =>
  (body, path, note) => ({
    // without the entries, the authors must not be taken for them
    ...page(0, size)(isRecord(body) ? { ...body, authors: undefined } : body, path, note),
    authors: authors(body, "", note)?.authors ?? [],
  });
