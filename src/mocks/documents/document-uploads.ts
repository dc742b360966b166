import { cleanFileName } from "../../domain/documents/file-name";
import { fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { badRequest, forbidden, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, parseInteger, readBody, textOf } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { readFolder } from "./folders";
import { conflict, refused } from "./refusals";
import { findDocument, mayChange, serializeWholeDocument, visibleDocument } from "./stored-documents";
import {
  checkContent,
  deleteUpload,
  reservedBytes,
  keepUpload,
  createDocument,
  MAX_SIZE,
  ownUpload,
  storeOf,
  appendPart,
  serializeUpload,
  type Upload,
} from "./uploads";
import { ADMINISTRATORS_ONLY, readVisibility, refuseTakenName } from "./write-document";

/** Uploads of documents, in parts. A client that lost the connection reads the offset and sends the rest. */
export const uploadHandlers = ({ needs, ctx }: Api) => [
  needs("create", "Document").post("/documents/uploads", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const form = readForm(db, user, body);
    const { used, size } = storeOf(db);
    if (ctx.faults.storeFull || used + reservedBytes(db) + form.size > size) throw refused("full");
    const upload = { ...form, _id: db.nextId("upload", "up"), userId: user._id, parts: [], offset: 0, done: null };
    keepUpload(db, { ...upload, touched: db.now() });
    return response(201).json({ success: true, upload: serializeUpload({ ...upload, touched: 0 }) });
  }),

  needs("create", "Document").get("/documents/uploads/{id}", ({ params, response, db, user }) => {
    return response(200).json({ success: true, upload: serializeUpload(ownUpload(db, user, params.id)) });
  }),

  needs("create", "Document").put("/documents/uploads/{id}", async ({ params, request, response, db, user }) => {
    const upload = ownUpload(db, user, params.id);
    const offset = parseInteger(new URL(request.url).searchParams.get("offset"), -1, 0, Number.MAX_SAFE_INTEGER);
    const part = new Uint8Array(await request.arrayBuffer());
    if (offset < 0 || part.length === 0) throw badRequest("Manca la parte del file.");
    if (ctx.faults.storeFull) throw refused("full");
    appendPart(db, upload, offset, part);
    return response(200).json({ success: true, upload: serializeUpload(upload) });
  }),

  needs("create", "Document").delete("/documents/uploads/{id}", ({ params, response, db, user }) => {
    deleteUpload(db, ownUpload(db, user, params.id));
    return response(200).json({ success: true });
  }),

  needs("create", "Document").post(
    "/documents/uploads/{id}/finish",
    async ({ params, request, response, db, user }) => {
      const upload = ownUpload(db, user, params.id);
      const body = await readBody(request);
      if (upload.done === null) {
        const bytes = await checkContent(db, upload);
        const documentId = "documentId" in body ? textOf(body.documentId) : upload.documentId;
        const keepBoth = body.keepBoth === true || upload.keepBoth;
        const created = createDocument(db, user, upload, bytes, { documentId, keepBoth });
        keepUpload(db, { ...upload, parts: [], done: created._id });
        return response(201).json({ success: true, document: serializeWholeDocument(db, user, created) });
      }
      // finished before: the first response may have been lost
      const document = findDocument(db, upload.done);
      if (!document) throw notFound();
      return response(201).json({ success: true, document: serializeWholeDocument(db, user, document) });
    },
  ),
];

type Form = Omit<Upload, "_id" | "userId" | "parts" | "offset" | "touched" | "done">;

/** Reads the announcement of an upload. @throws HttpError 403, 404, 409, 413, 415, 422 */
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
  if (body.documentId !== undefined) return { ...common, ...formOfVersion(db, user, body.documentId) };
  const folder = readFolder(db, body.folder);
  const visibility = body.sight === undefined ? ADMINISTRATORS_ONLY : readVisibility(db, user, body.sight);
  if (!mayChange(db, user, visibility)) throw forbidden();
  if (!common.keepBoth) refuseTakenName(db, user, { folder, name });
  return { ...common, ...visibility, folder, documentId: null };
}

/** @returns the fields of an upload that becomes a version of a document. @throws HttpError 403, 404, 409 */
function formOfVersion(
  db: Db,
  user: StaffUser,
  id: unknown,
): Pick<Form, "folder" | "roles" | "areas" | "donorId" | "documentId"> {
  const { _id, folder, roles, areas, donorId, deleted } = visibleDocument(db, user, id);
  if (!mayChange(db, user, { roles, areas, donorId })) throw forbidden();
  if (deleted) throw conflict("deleted");
  return { folder, roles, areas, donorId, documentId: _id };
}
