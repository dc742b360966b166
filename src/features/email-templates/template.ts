import { endpoints, MOST_ROWS } from "../../api/endpoints";
import { count, identity, instant, map, one, record, text, list, type Read, type Reader } from "../../api/read";
import { readDocument } from "../../domain/email-template/document";
import { wholeRows } from "../../shared/lists/list-answer";
import { templatesRead } from "./first-reads";

/** Whoever saved last, where the server tells. */
const author = record({ name: text("") });
const authorIfTold: Reader<Read<typeof author>, { name?: string | null } | null> = (value, path, note) =>
  value == null ? null : author(value, path, note);

const lastSending = record({
  state: text(""),
  date: instant(null),
  recipients: count(null),
  sent: count(null),
  delivered: count(null),
  opened: count(null),
  clicked: count(null),
});
/** Null before the first one; undefined where the server doesn't tell of sendings. */
const lastSendingIfTold: Reader<Read<typeof lastSending> | undefined, typeof lastSending.input> = (value, path, note) =>
  value === undefined ? undefined : lastSending(value, path, note);

/** What lists say of a template. A server with the six calls alone may tell neither version nor state. */
const row = {
  _id: identity,
  version: count(undefined),
  name: text(""),
  state: text(null),
  subject: text(""),
  changed: instant(null),
  author: authorIfTold,
};
const rowReader = record({ ...row, lastSending: lastSendingIfTold });

/** Read by the domain, which knows its versions: what is none of ours, or damaged, is told apart there. */
const asSent: Reader<unknown> = (value) => value;

/**
 * A whole template: `document` as it was sent, for who copies it; `stored` is the same as it was read: ready, of a newer
 * editor, or none that can be read.
 */
const templateReader = map(
  record({ ...row, document: asSent, html: text(""), text: text("") }),
  (read) => read && { ...read, stored: readDocument(read.document) },
);

/** How the last sending of a template went. */
export type LastSending = NonNullable<Read<typeof lastSending>>;
/** A template as the list shows it. */
export type TemplateRow = NonNullable<Read<typeof rowReader>>;
/** A template with what it says. */
export type Template = NonNullable<Read<typeof templateReader>>;

/** `GET /emails-template`. */
export const templatesAnswer = wholeRows("templates", rowReader);
/** What a template is answered with, read or written. */
export const templateAnswer = one("template", templateReader);

/** `GET /emails-template/{id}`, for all who show the template: they share one read. */
export const templateQuery = (id: string) => ({ path: endpoints.emailTemplate(id), schema: templateAnswer });

/** `GET /emails-template`: all of them, whatever the server pages. */
export const templatesQuery = { ...templatesRead, schema: templatesAnswer()(0, MOST_ROWS) };

/** What a template said before, newest first. */
export const versionsAnswer = list("versions", templateReader);

/** `GET /emails-template/{id}/versions`: read when somebody looks for them, since each comes whole. */
export const versionsQuery = (id: string) => ({ path: endpoints.emailTemplateVersions(id), schema: versionsAnswer });
