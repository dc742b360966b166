import { author, change } from "../../api/readers/history";
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
import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import { isRecord, ownValue } from "../../domain/values";
import { namedDonor } from "../../shared/donor/rows";
import { listAnswer, type ListAnswer } from "../../shared/lists/list-answer";

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
  merge: optional(record({ _id: text(""), other: namedDonor })),
  count: count(null),
  format: text(undefined),
  entity: text(undefined),
  restore: text(null),
  until: text(undefined),
});

/** An entry of the activity log. `changes` has no fields of `hidden`. */
export type LogEntry = NonNullable<Read<typeof sentEntry>>;

/** The subjects with fields about health. */
const CATALOGUES: Partial<Record<string, FieldCatalogue>> = {
  donor: DONOR_FIELDS,
  donation: DONATION_FIELDS,
  award: AWARD_FIELDS,
};

/** Reads an entry without what is about health: the server must not send it. */
export const logEntry = map(sentEntry, (entry): LogEntry | null => {
  if (!entry) return null;
  const { subject, action, changes } = entry;
  const catalogue = ownValue(CATALOGUES, subject) ?? {};
  const isHealth = (field: string) => field === "suspension" || ownValue(catalogue, field)?.health === true;
  const sent = changes.filter(({ field, from, to }) => isHealth(field) && (from ?? to) !== null);
  const hidden = [...new Set([...entry.hidden, ...sent.map(({ field }) => field)])];
  const isReasonHealth = action === "suspend" || subject === "donation" || sent.length > 0;
  return {
    ...entry,
    hidden,
    changes: changes.filter(({ field }) => !hidden.includes(field)),
    reason: isReasonHealth ? null : entry.reason,
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
