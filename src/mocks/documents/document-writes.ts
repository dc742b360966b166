import { cleanFileName, freeFileName, partsOf } from "../../domain/documents/file-name";
import { extensionOf } from "../../domain/documents/file-types";
import { type Action, allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { forbidden, notFound, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { inUse, mayChange, serializeDocument, serializeWholeDocument, visibleDocument } from "./documents";
import { forgetBytes } from "./file-store";
import { findFolder } from "./folders";
import { conflict } from "./refusals";
import { authorOf, namesake, readFolder, readSight, refuseNamesake, writeDocument } from "./write-document";

/** What is done with a document that is there: administrators anything, managers with what is of their zones alone. */
export const documentWriteHandlers = (api: Api, ctx: MockContext) => [
  api.put(
    "/documents/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = changeable(db, user, "update", params.id);
      const body = await readBody(request);
      refuseStale(db, user, before, versionOf(body));
      if (before.deleted) throw conflict("deleted");
      const after = { ...before, ...readForm(db, user, before, body) };
      if (after.name !== before.name || after.folder !== before.folder) refuseNamesake(db, user, after);
      const stored = writeDocument(db, user, "update", before, touched(db, user, before, after));
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
    }),
  ),

  api.delete(
    "/documents/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = changeable(db, user, "delete", params.id);
      refuseStale(db, user, before, versionToDelete(request));
      const forGood = new URL(request.url).searchParams.get("forGood") === "true";
      if (forGood && user.role !== "admin") throw forbidden();
      if (before.deleted !== forGood) throw conflict("deleted");
      if (forGood) {
        // its own history ends here: nothing of it is kept
        db.records.put("document", { ...before, gone: true });
        for (const { key } of before.files) forgetBytes(db, key);
        return response(200).json({ success: true, document: serializeWholeDocument(db, user, before) });
      }
      const after = { ...before, deleted: true, deletedAt: new Date(db.now()).toISOString() };
      const stored = writeDocument(db, user, "delete", before, after);
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
    }),
  ),

  api.post(
    "/documents/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = changeable(db, user, "delete", params.id);
      if (!before.deleted) throw conflict("deleted");
      const folder = findFolder(db, before.folder)?._id ?? null;
      const isTaken = (name: string) => namesake(db, user, { _id: before._id, folder, name }) !== undefined;
      const name = freeFileName(before.name, isTaken);
      const stored = writeDocument(db, user, "restore", before, { ...before, folder, name, deleted: false, deletedAt: null }); // prettier-ignore
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
    }),
  ),

  api.post(
    "/documents/{id}/versions/{number}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = changeable(db, user, "update", params.id);
      const file = before.files.find(({ number }) => String(number) === params.number);
      if (!file || before.deleted) throw notFound();
      if (file === inUse(before))
        return response(200).json({ success: true, document: serializeWholeDocument(db, user, before) });
      const at = new Date(db.now()).toISOString();
      const again = { ...file, number: inUse(before).number + 1, at, by: authorOf(user) };
      const name = `${partsOf(before.name).stem}${partsOf(file.name).end}`;
      const after = touched(db, user, before, { ...before, name, files: [...before.files, again] });
      const stored = writeDocument(db, user, "update", before, after);
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
    }),
  ),
];

/** @throws HttpError 403, 404 */
function changeable(db: Db, user: StaffUser, action: Action, id: unknown): DocumentRecord {
  if (!allows(user, action, "Document")) throw forbidden();
  const document = visibleDocument(db, user, id);
  if (!mayChange(db, user, document)) throw forbidden();
  return document;
}

/** @throws HttpError 409 with what there is now, and whose it is */
function refuseStale(db: Db, user: StaffUser, before: DocumentRecord, version: number | undefined): void {
  if (version === undefined || version === before.version) return;
  const changed = { author: before.changedBy, date: before.changedAt };
  throw conflict("version", { current: serializeDocument(db, user, before), changed });
}

/** What was sent of a document. @throws HttpError 422 */
function readForm(db: Db, user: StaffUser, before: DocumentRecord, body: Body): Partial<DocumentRecord> {
  const form: Partial<DocumentRecord> = {};
  if ("name" in body) {
    const name = textOf(body.name);
    if (!name) throw unprocessable([{ field: "name", code: "missing" }]);
    form.name = withExtension(cleanFileName(name), before.name);
  }
  if ("folder" in body) form.folder = readFolder(db, body.folder);
  if ("sight" in body) Object.assign(form, readSight(db, user, body.sight));
  return form;
}

/** What a document is stays what it is, however it is called. */
const withExtension = (name: string, former: string) =>
  extensionOf(name) === extensionOf(former) ? name : `${name}${partsOf(former).end}`;

/** Who changed it when; a change that changes nothing leaves no trace. */
function touched(db: Db, user: StaffUser, before: DocumentRecord, after: DocumentRecord): DocumentRecord {
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  return { ...after, changedAt: new Date(db.now()).toISOString(), changedBy: authorOf(user) };
}
