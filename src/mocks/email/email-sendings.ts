import { Parser } from "htmlparser2";
import { checkDocument } from "../../domain/email-template/checks";
import { readDocument } from "../../domain/email-template/document";
import { fillTemplate, emptyMergeValues } from "../../domain/email-template/merge-fields";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import type { SendingRecord, StaffUser, TemplateRecord } from "../db/models";
import { forbidden, notFound, HttpError } from "../guard";
import type { Api } from "../handlers/api";
import { zoneScope } from "../handlers/list";
import { type Body, readBody, textOf, versionOf } from "../handlers/request";
import { sendMail } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { findTemplate } from "./email-templates";
import texts from "./texts.json" with { type: "json" };
import { linksOfMail } from "./mail-links";
import { saveList, postOffice } from "./post-office";
import { type Audience, audienceOf, readPurpose, readRecipients, serializeAudience } from "./recipients";
import { isRepeated, recentSendings } from "./repeats";
import { bouncesOf, isOpen, mayStop, sendingsOf, serializeSending } from "./sendings";
import { newSecret, readUnsubscribeToken, unsubscribe } from "./unsubscribe";

const PROBLEM_TEXTS: Partial<Record<string, string>> = texts.problems;

/** The Mustache tag of the unsubscribe address, escaped or not. */
const UNSUBSCRIBE = /^\{\{\{?\s*&?\s*unsubscribeUrl\s*\}?\}\}$/;

/** @returns whether a mail has a link to the unsubscribe address; one in a comment or in the text doesn't count */
function hasUnsubscribeLink(html: string): boolean {
  let found = false;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === "a" && href !== undefined && UNSUBSCRIBE.test(href.trim())) found = true;
    },
  });
  parser.end(html);
  return found;
}

/** @throws HttpError 422 with the problems for which a mail can't be sent */
function checkTemplate({ document, html, subject }: TemplateRecord): void {
  const read = readDocument(document);
  const stops =
    read.type === "ready" ? checkDocument(read.document).checks.filter(({ result }) => result === "stops") : [];
  const codes = new Set<string>(stops.map(({ name }) => name));
  // the HTML is sent, so it is checked independently of the document
  if (subject.trim() === "") codes.add("subject");
  if (html.trim() === "") codes.add("empty");
  else if (!hasUnsubscribeLink(html)) codes.add("unsubscribe");
  if (codes.size === 0) return;
  throw new HttpError(422, {
    error: [...codes].map((code) => ({ msg: PROBLEM_TEXTS[code] ?? code, param: "document", code })),
  });
}

const YEAR_MS = 366 * 86_400_000;

/** Sendings of a template: recipients, sending, progress, stop, and unsubscribing by the address in a mail. */
export const emailSendingHandlers = ({ anonymous, needs, ctx }: Api) => {
  const wake = postOffice(ctx);
  const reads = needs("read", "EmailTemplate");
  const writes = needs("update", "EmailTemplate");
  return [
    reads.post("/emails-template/{id}/recipients", async ({ params, request, response, db, user }) => {
      const { _id } = findTemplate(db, params.id);
      const body = await readBody(request);
      const purpose = readPurpose(body);
      const audience = audienceOf(db, user, readRecipients(body), purpose);
      const draw = typeof body.draw === "number" ? body.draw : 0;
      const recent = recentSendings(db, _id, audience.receiving);
      return response(200).json({ success: true, purpose, ...serializeAudience(db, audience, _id, draw), recent });
    }),

    writes.post("/emails-template/{id}/send", async ({ params, request, response, db, user }) => {
      const template = findTemplate(db, params.id);
      const body = await readBody(request);
      const purpose = readPurpose(body);
      const audience = audienceOf(db, user, readRecipients(body), purpose);
      if (template.state !== "ready") return response(409).json(NOT_READY);
      checkTemplate(template);
      const confirmed = versionOf(body);
      if (confirmed !== template.version) return response(409).json(OTHER_VERSION);
      const at = readStart(db, body);
      const receiving = audience.receiving.length;
      if (typeof body.count !== "number") throw unprocessable([{ field: "count", code: "missing" }]);
      if (body.count !== receiving)
        return response(409).json({ success: false, message: texts.otherCount, code: "count", receiving });
      if (receiving === 0) throw unprocessable([{ field: "count", code: "missing" }]);
      if (isRepeated(db, template._id, audience.receiving, { at, purpose })) return response(409).json(ALREADY_SENDING);
      const sending = create(db, user, template, audience, { at, purpose });
      wake();
      return response(201).json({ success: true, sending: serializeWhole(db, user, sending) });
    }),

    reads.get("/emails-template/{id}/sendings", ({ params, response, db, user }) => {
      const { _id } = findTemplate(db, params.id);
      const sendings = sendingsOf(db, _id).map((sending) => serializeSending(db, user, sending, zoneScope(user)));
      return response(200).json({ success: true, sendings });
    }),

    reads.get("/emails-template/{id}/sendings/{sending}", ({ params, response, db, user }) => {
      const { _id } = findTemplate(db, params.id);
      return response(200).json({ success: true, sending: serializeWhole(db, user, find(db, _id, params.sending)) });
    }),

    writes.post("/emails-template/{id}/sendings/{sending}/stop", ({ params, response, db, user }) => {
      const { _id } = findTemplate(db, params.id);
      const before = find(db, _id, params.sending);
      if (!mayStop(user, before)) throw forbidden();
      if (!isOpen(db, before)) return response(409).json(ALREADY_ENDED);
      const state = before.state === "scheduled" ? "cancelled" : "stopped";
      const sending = { ...before, state, ended: db.instant() } as const;
      db.records.put("sending", sending);
      wake();
      return response(200).json({ success: true, sending: serializeWhole(db, user, sending) });
    }),

    anonymous.post("/unsubscribe/{token}", ({ params, response, db }) => {
      const read = readUnsubscribeToken(db, String(params.token));
      if (!read) throw notFound();
      unsubscribe(db, read.sendingId, read.donorId);
      return response(200).json({ success: true });
    }),
  ];
};

const refusedBody = <Code extends string>(message: string, code: Code) => ({ success: false, message, code }) as const;
const NOT_READY = refusedBody(texts.notReady, "state");
const ALREADY_ENDED = refusedBody(texts.alreadyEnded, "state");
const OTHER_VERSION = refusedBody(texts.otherVersion, "version");
const ALREADY_SENDING = refusedBody(texts.alreadySending, "alreadySending");

/** @returns when a sending starts, in milliseconds since 1970. @throws HttpError 422 */
function readStart(db: Db, { at }: Body): number {
  if (at === undefined || at === null) return db.now();
  const start = typeof at === "string" ? Date.parse(at) : NaN;
  if (Number.isNaN(start)) throw unprocessable([{ field: "at", code: "date" }]);
  if (start <= db.now()) throw unprocessable([{ field: "at", code: "too-early" }]);
  if (start > db.now() + YEAR_MS) throw unprocessable([{ field: "at", code: "future" }]);
  return start;
}

function create(
  db: Db,
  user: StaffUser,
  template: TemplateRecord,
  { receiving }: Audience,
  { at, purpose }: { at: number; purpose: SendingRecord["purpose"] },
): SendingRecord {
  const zones = zoneLimit(user);
  const sending: SendingRecord = {
    _id: db.nextId("sending", "s"),
    templateId: template._id,
    purpose,
    name: template.name,
    author: asUser(user).author,
    created: db.instant(),
    at: new Date(at).toISOString(),
    ended: null,
    state: at > db.now() ? "scheduled" : "started",
    areas: zones && [...new Set(receiving.map(({ area }) => area))],
    content: { version: template.version, subject: template.subject, text: template.text },
    secret: newSecret(),
    links: linksOfMail(template.html),
    share: null,
  };
  saveList(db, sending._id, receiving);
  db.records.put("sending", sending);
  return sending;
}

/** @throws HttpError 404 */
function find(db: Db, templateId: string, id: unknown): SendingRecord {
  const sending = db.records.get("sending", String(id));
  if (sending?.templateId !== templateId) throw notFound();
  return sending;
}

const serializeWhole = (db: Db, user: StaffUser, sending: SendingRecord) => ({
  ...serializeSending(db, user, sending, zoneScope(user)),
  bounces: bouncesOf(db, sending, zoneScope(user) ?? (() => true)),
});

/** Test mails: only to the user's own address, with sample data. */
export const emailTestMailHandlers = ({ needs }: Api) => [
  needs("update", "EmailTemplate").post(
    "/emails-template/{id}/test",
    async ({ params, request, response, db, user }) => {
      const template = findTemplate(db, params.id);
      const { subject, text } = template;
      const body = await readBody(request);
      const to = textOf(body.to);
      if (to !== user.email) throw unprocessable([{ field: "to", code: to ? "unknown" : "missing" }]);
      checkTemplate(template);
      sendMail(db, { to, subject: `[Prova] ${filled(subject)}`, text: filled(text) });
      return response(200).json({ success: true, queued: 1 });
    },
  ),
];

/** Fills a template with sample data. An invalid template is sent unchanged. */
function filled(template: string): string {
  try {
    return fillTemplate(template, emptyMergeValues);
  } catch {
    return template;
  }
}
