import type { components } from "../../contract/api";
import { createTextSearch } from "../../domain/language/text-search";
import type { Db } from "../db/db";
import type { EmailTemplate, StaffUser, TemplateRecord } from "../db/models";
import { badRequest, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { pageOf, zoneScope } from "../handlers/list";
import { type Body, listQuery, MAX_LIMIT, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { pick } from "../write/pick";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import texts from "./texts.json" with { type: "json" };
import { isOpen, lastSendingOf, sendingsOf } from "./sendings";

const MAX_VERSIONS = 50;
const STILL_SENDING = { success: false, message: texts.stillSending, code: "state" } as const;
const EMPTY = { state: "draft", subject: "", document: null, html: "", text: "" } as const;

/** Templates of mails (specification §7), with their former versions. */
export const emailTemplateHandlers = ({ needs }: Api) => [
  needs("read", "EmailTemplate").get("/emails-template", ({ request, response, db, user }) => {
    const list = listQuery(request, MAX_LIMIT);
    const state = new URL(request.url).searchParams.get("state");
    if (state && !isState(state)) throw badRequest("Stato sconosciuto.");
    const hasText = createTextSearch(list.query ?? "");
    const found = db.records
      .find("template", { where: { deleted: { equals: false }, state: state ? { equals: state } : undefined } })
      .filter(({ name, subject }) => hasText(`${name}\n${subject}`));
    const { page, ...counts } = pageOf(found, list, "-changed");
    const sees = zoneScope(user) ?? (() => true);
    const templates = page.map((template) => ({
      ...listed(template),
      lastSending: lastSendingOf(db, sendingsOf(db, template._id), sees),
    }));
    return response(200).json({ success: true, templates, ...counts });
  }),

  needs("create", "EmailTemplate").post("/emails-template", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const { name, ...form } = readForm(body);
    if (name === undefined) throw unprocessable([{ field: "name", code: "missing" }]);
    const created = db.instant();
    const template: TemplateRecord = {
      ...EMPTY,
      ...form,
      _id: db.nextId("template", "t"),
      version: 1,
      name,
      created,
      changed: created,
      author: asUser(user).author,
      deleted: false,
      autosaved: false,
    };
    db.records.put("template", template);
    return response(201).json({ success: true, template: serialize(template) });
  }),

  needs("read", "EmailTemplate").get("/emails-template/{id}", ({ params, response, db }) => {
    const template = findTemplate(db, params.id);
    return response(200).json({ success: true, template: serialize(template) });
  }),

  needs("update", "EmailTemplate").put("/emails-template/{id}", async ({ params, request, response, db, user }) => {
    const before = findTemplate(db, params.id);
    const body = await readBody(request);
    // a server without features sends no versions
    const version = db.hasFeatures ? versionOf(body) : before.version;
    if (version !== before.version) return response(409).json(conflict(before));
    const autosaved = body.autosave === true;
    const template = { ...before, ...readForm(body), ...nextVersion(db, user, before), autosaved };
    const continuesAutosave = autosaved && before.autosaved && before.author._id === user._id;
    if (!continuesAutosave) keepVersion(db, before);
    db.records.put("template", template);
    return response(200).json({ success: true, template: serialize(template) });
  }),

  needs("delete", "EmailTemplate").delete("/emails-template/{id}", ({ params, request, response, db, user }) => {
    const before = findTemplate(db, params.id);
    const version = versionToDelete(request);
    if (version !== undefined && version !== before.version) return response(409).json(conflict(before));
    if (sendingsOf(db, before._id).some((sending) => isOpen(db, sending))) return response(409).json(STILL_SENDING);
    const template = { ...before, ...nextVersion(db, user, before), deleted: true };
    db.records.put("template", template);
    return response(200).json({ success: true, template: serialize(template) });
  }),

  needs("delete", "EmailTemplate").post("/emails-template/{id}/restore", ({ params, response, db, user }) => {
    const before = findTemplate(db, params.id, true);
    const template = { ...before, ...nextVersion(db, user, before), deleted: false };
    db.records.put("template", template);
    return response(200).json({ success: true, template: serialize(template) });
  }),

  needs("read", "EmailTemplate").get("/emails-template/{id}/versions", ({ params, response, db }) => {
    const { _id } = findTemplate(db, params.id);
    return response(200).json({ success: true, versions: versionsOf(db, _id).map(({ was }) => was) });
  }),
];

/** @throws HttpError 404 */
export function findTemplate(db: Db, id: unknown, deleted = false): TemplateRecord {
  const template = db.records.get("template", String(id));
  if (!template || template.deleted !== deleted) throw notFound();
  return template;
}

const nextVersion = (db: Db, user: StaffUser, { version }: TemplateRecord) => ({
  version: version + 1,
  changed: db.instant(),
  author: asUser(user).author,
});

/** @returns the former versions, newest first */
const versionsOf = (db: Db, templateId: string) =>
  db.records.find("templateVersion", {
    where: { templateId: { equals: templateId } },
    orderBy: { was: { version: "desc" } },
  });

/** Stores the current version as a former one, and removes the oldest if there are too many. */
function keepVersion(db: Db, before: TemplateRecord): void {
  db.records.put("templateVersion", {
    _id: `${before._id}.${before.version}`,
    templateId: before._id,
    was: serialize(before),
  });
  for (const { _id } of versionsOf(db, before._id).slice(MAX_VERSIONS)) db.records.remove("templateVersion", _id);
}

const listed = (template: TemplateRecord) =>
  pick(template, "_id", "version", "name", "state", "subject", "created", "changed", "author");

const serialize = (template: TemplateRecord): EmailTemplate => ({
  ...listed(template),
  ...pick(template, "document", "html", "text"),
});

const conflict = (current: TemplateRecord) =>
  ({ success: false, message: texts.changedSince, code: "version", current: serialize(current) }) as const;

type Form = components["schemas"]["EmailTemplateForm"];

const STATES: readonly EmailTemplate["state"][] = ["draft", "ready", "archived"];
const isState = (value: unknown): value is EmailTemplate["state"] => STATES.some((state) => state === value);
const MAX_NAME = 120;
const MAX_SUBJECT = 1000;
const MAX_CONTENT = 1_000_000;

/** @throws HttpError 422 */
function readForm({ name, state, document, subject, html, text }: Body): Form {
  const form: Form = {};
  if (name !== undefined) form.name = readText("name", textOf(name), MAX_NAME);
  if (form.name === "") throw unprocessable([{ field: "name", code: "missing" }]);
  if (state !== undefined && !isState(state)) throw unprocessable([{ field: "state", code: "unknown" }]);
  if (isState(state)) form.state = state;
  if (subject !== undefined) form.subject = readText("subject", subject, MAX_SUBJECT);
  if (html !== undefined) form.html = readText("html", html, MAX_CONTENT);
  if (text !== undefined) form.text = readText("text", text, MAX_CONTENT);
  if (document !== undefined) form.document = readDocument(document);
  return form;
}

function readText(field: keyof Form, sent: unknown, maxLength: number): string {
  if (typeof sent !== "string") throw unprocessable([{ field, code: "type" }]);
  if (sent.length > maxLength) throw unprocessable([{ field, code: "too-long" }]);
  return sent;
}

function readDocument(sent: unknown): EmailTemplate["document"] {
  if (typeof sent !== "object" || Array.isArray(sent)) throw unprocessable([{ field: "document", code: "type" }]);
  readText("document", JSON.stringify(sent), MAX_CONTENT);
  return sent as EmailTemplate["document"];
}
