import { cleanFileName } from "../../domain/documents/file-name";
import { fileTypeOf } from "../../domain/documents/file-types";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { badRequest, forbidden, notFound, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, parseInteger, readBody, textOf } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { findDocument, mayChange, serializeWholeDocument, visibleDocument } from "./documents";
import { conflict, refused } from "./refusals";
import {
  checkContent,
  deleteUpload,
  heldFor,
  keepUpload,
  makeDocument,
  MAX_SIZE,
  ownUpload,
  storeOf,
  takePart,
  serializeUpload,
  type Upload,
} from "./uploads";
import { ADMINISTRATORS_ALONE, readFolder, readSight, refuseNamesake } from "./write-document";

/** Files come in parts, each of which may come again: whoever is cut off asks how much is there, and goes on. */
export const documentUploadHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/documents/uploads",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      mustCreate(user);
      const body = await readBody(request);
      const form = readForm(db, user, body);
      const { used, size } = storeOf(db);
      if (ctx.faults.storeFull || used + heldFor(db) + form.size > size) throw refused("full");
      const upload = { ...form, _id: db.nextId("upload", "up"), userId: user._id, parts: [], offset: 0, done: null };
      keepUpload(db, { ...upload, touched: db.now() });
      return response(201).json({ success: true, upload: serializeUpload({ ...upload, touched: 0 }) });
    }),
  ),

  api.get(
    "/documents/uploads/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      mustCreate(user);
      return response(200).json({ success: true, upload: serializeUpload(ownUpload(db, user, params.id)) });
    }),
  ),

  api.put(
    "/documents/uploads/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      mustCreate(user);
      const upload = ownUpload(db, user, params.id);
      const offset = parseInteger(new URL(request.url).searchParams.get("offset"), -1, 0, Number.MAX_SAFE_INTEGER);
      const part = new Uint8Array(await request.arrayBuffer());
      if (offset < 0 || part.length === 0) throw badRequest("Manca la parte del file.");
      if (ctx.faults.storeFull) throw refused("full");
      takePart(db, upload, offset, part);
      return response(200).json({ success: true, upload: serializeUpload(upload) });
    }),
  ),

  api.delete(
    "/documents/uploads/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      mustCreate(user);
      deleteUpload(db, ownUpload(db, user, params.id));
      return response(200).json({ success: true });
    }),
  ),

  api.post(
    "/documents/uploads/{id}/finish",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      mustCreate(user);
      const upload = ownUpload(db, user, params.id);
      const body = await readBody(request);
      if (upload.done === null) {
        const bytes = await checkContent(db, upload);
        const documentId = "documentId" in body ? textOf(body.documentId) : upload.documentId;
        const made = makeDocument(db, user, upload, bytes, { documentId, keepBoth: body.keepBoth === true || upload.keepBoth }); // prettier-ignore
        keepUpload(db, { ...upload, parts: [], done: made._id });
        return response(201).json({ success: true, document: serializeWholeDocument(db, user, made) });
      }
      // the answer to a first try may have been lost on its way
      const made = findDocument(db, upload.done);
      if (!made) throw notFound();
      return response(201).json({ success: true, document: serializeWholeDocument(db, user, made) });
    }),
  ),
];

/** @throws HttpError 403 */
function mustCreate(user: StaffUser): void {
  if (!allows(user, "create", "Document")) throw forbidden();
}

type Form = Omit<Upload, "_id" | "userId" | "parts" | "offset" | "touched" | "done">;

/** What is announced. @throws HttpError 403, 404, 409, 413, 415, 422 */
function readForm(db: Db, user: StaffUser, body: Body): Form {
  const { size, sha256 = null, keepBoth = false } = body;
  if (!textOf(body.name)) throw unprocessable([{ field: "name", code: "missing" }]);
  if (typeof size !== "number" || !Number.isInteger(size) || size < 0)
    throw unprocessable([{ field: "size", code: "type" }]);
  if (sha256 !== null && !(typeof sha256 === "string" && /^[0-9a-f]{64}$/.test(sha256)))
    throw unprocessable([{ field: "sha256", code: "form" }]);
  const name = cleanFileName(textOf(body.name));
  if (size === 0) throw refused("empty");
  if (size > MAX_SIZE) throw refused("size");
  if (!fileTypeOf(name)) throw refused("type");
  const common = { name, size, sha256, keepBoth: keepBoth === true };
  if (body.documentId !== undefined) return { ...common, ...versionOf(db, user, body.documentId) };
  const folder = readFolder(db, body.folder);
  const sight = body.sight === undefined ? ADMINISTRATORS_ALONE : readSight(db, user, body.sight);
  if (!mayChange(db, user, { ...EMPTY, ...sight })) throw forbidden();
  if (!common.keepBoth) refuseNamesake(db, user, { folder, name });
  return { ...common, ...sight, folder, documentId: null };
}

function versionOf(
  db: Db,
  user: StaffUser,
  id: unknown,
): Pick<Form, "folder" | "roles" | "areas" | "donorId" | "documentId"> {
  // prettier-ignore
  const { _id, folder, roles, areas, donorId, deleted } = visibleDocument(db, user, id);
  if (!mayChange(db, user, { ...EMPTY, roles, areas, donorId })) throw forbidden();
  if (deleted) throw conflict("deleted");
  return { folder, roles, areas, donorId, documentId: _id };
}

/** A document that isn't there yet, to ask whether somebody may write such a one. */
const EMPTY: DocumentRecord = {
  ...{ _id: "", version: 1, name: "", folder: null, files: [], createdAt: "", changedAt: "" },
  ...{ changedBy: { _id: null, name: "" }, deletedAt: null, gone: false, deleted: false, ...ADMINISTRATORS_ALONE },
};
