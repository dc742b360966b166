import { endpoints, MAX_ROWS } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import {
  count,
  identity,
  optional,
  instant,
  list,
  map,
  one,
  record,
  text,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { readDocument } from "../../domain/email-template/document";
import { wholeRows } from "../../shared/lists/list-answer";
import { templatesRead } from "./first-reads";

/** The last author, if the server returns one. */
const author = optional(record({ name: text("") }));

const lastSending = record({
  state: text(""),
  date: instant(null),
  recipients: count(null),
  sent: count(null),
  delivered: count(null),
  opened: count(null),
  clicked: count(null),
});
/** Null before the first sending; undefined if the server doesn't return sendings. */
const optionalLastSending: Reader<Read<typeof lastSending> | undefined, typeof lastSending.input> = (
  value,
  path,
  note,
) => (value === undefined ? undefined : lastSending(value, path, note));

/** The fields of lists. A server with the specification's calls alone may return neither version nor state. */
const row = {
  _id: identity,
  version: count(undefined),
  name: text(""),
  state: text(null),
  /** Undefined if the server doesn't return it. */
  subject: text(undefined),
  changed: instant(null),
  author,
};
const rowReader = record({ ...row, lastSending: optionalLastSending });

/** `readDocument` parses it. */
const asSent: Reader<unknown> = (value) => value;

/** A whole template. `document` is as sent, `stored` the parsed document: ready, of a newer editor, or unreadable. */
const templateReader = map(
  record({ ...row, document: asSent, html: text(undefined), text: text(undefined) }),
  (read) => read && { ...read, stored: readDocument(read.document) },
);

/** Whether the server returned the template's content, or says that it is empty. */
export const isContentKnown = ({ document, html, text }: Template): boolean =>
  [document, html, text].some((part) => part !== undefined);

export type LastSending = NonNullable<Read<typeof lastSending>>;
export type TemplateRow = NonNullable<Read<typeof rowReader>>;
export type Template = NonNullable<Read<typeof templateReader>>;

/** `GET /emails-template`. */
export const templatesAnswer = wholeRows("templates", rowReader);
export const templateAnswer = one("template", templateReader);

/** `GET /emails-template/{id}`; all tabs share this query. */
export const templateQuery = (id: string) => ({ path: endpoints.emailTemplate(id), schema: templateAnswer });

/** `GET /emails-template`: all of them. */
export const templatesQuery = { ...templatesRead, schema: templatesAnswer()(0, MAX_ROWS) };

export const versionsAnswer = list("versions", templateReader);

/** `GET /emails-template/{id}/versions`, newest first. */
export const versionsQuery = (id: string) => ({
  path: pageEndpoints.emailTemplateVersions(id),
  schema: versionsAnswer,
});
