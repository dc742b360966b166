import { HttpResponse } from "msw";
import type { components } from "../../contract/api";
import { cleanFileName, freeFileName, partsOf } from "../../domain/documents/file-name";
import { extensionOf, FILE_TYPES } from "../../domain/documents/file-types";
import { createTextSearch } from "../../domain/language/text-search";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { badRequest, forbidden, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { pageOf } from "../handlers/list";
import { type Body, listQuery, parseInteger, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { asUser } from "../write/writer";
import { bytesOf, deleteBytes } from "./file-store";
import { findFolder, readFolder } from "./folders";
import { conflict } from "./refusals";
import {
  allDocuments,
  BIN_DAYS,
  currentFile,
  mayChange,
  maySee,
  serializeDocument,
  serializeWholeDocument,
  visibleDocument,
} from "./stored-documents";
import { CHUNK, MAX_SIZE, storeOf } from "./uploads";
import { findByName, readVisibility, refuseTakenName, writeDocument } from "./write-document";

type Document = components["schemas"]["Document"];

const ORDERS: readonly string[] = ["name", "kind", "size", "changedAt"];
const KINDS: readonly string[] = ["pdf", "image", "sheet", "text", "other"] satisfies Document["kind"][];

/** Documents: the list, one document, its content, changes, the bin and versions. */
export const singleDocumentHandlers = ({ needs }: Api) => [
  needs("read", "Document").get("/documents", ({ request, response, db, user }) => {
    const query = listQuery(request);
    if (query.order && !ORDERS.includes(query.order.replace(/^-/, "")))
      throw badRequest(`Ordine sconosciuto: ${query.order}`);
    const { page, ...rest } = pageOf(filteredDocuments(db, user, new URL(request.url).searchParams), query, "name");
    return response(200).json({ success: true, documents: page, ...rest });
  }),

  needs("read", "Document").get("/documents/limits", ({ response, db }) => {
    const types = FILE_TYPES.map(({ extension, type }) => ({ extension, type }));
    const limits = { maxSize: MAX_SIZE, types, store: storeOf(db), chunk: CHUNK, binDays: BIN_DAYS };
    return response(200).json({ success: true, limits });
  }),

  needs("read", "Document").get("/documents/{id}", ({ params, response, db, user }) => {
    const document = visibleDocument(db, user, params.id);
    return response(200).json({ success: true, document: serializeWholeDocument(db, user, document) });
  }),

  needs("read", "Document").get("/documents/{id}/content", ({ params, request, response, db, user }) => {
    const document = visibleDocument(db, user, params.id);
    const current = currentFile(document);
    const version = new URL(request.url).searchParams.get("version");
    const number = parseInteger(version, current.number, 1, Number.MAX_SAFE_INTEGER);
    const file = document.files.find((candidate) => candidate.number === number);
    const bytes = file && (file === current || mayChange(db, user, document)) ? bytesOf(db, file.key) : undefined;
    if (!file || !bytes) throw notFound();
    const name = file === current ? document.name : file.name;
    const headers = {
      "Content-Type": file.type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `attachment; filename*=UTF-8''${rfc5987(name)}`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    };
    return response.untyped(new HttpResponse(bytes, { headers }));
  }),

  needs("update", "Document").put("/documents/{id}", async ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const body = await readBody(request);
    refuseStale(db, user, before, versionOf(body));
    if (before.deleted) throw conflict("deleted");
    const after = { ...before, ...readForm(db, user, before, body) };
    if (after.name !== before.name || after.folder !== before.folder) refuseTakenName(db, user, after);
    const stored = writeDocument(db, user, "update", before, withChangeDate(db, user, before, after));
    return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
  }),

  needs("delete", "Document").delete("/documents/{id}", ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    refuseStale(db, user, before, versionToDelete(request));
    const forGood = new URL(request.url).searchParams.get("forGood") === "true";
    if (forGood && user.role !== "admin") throw forbidden();
    if (before.deleted !== forGood) throw conflict("deleted");
    if (forGood) {
      // written without a history entry
      db.records.put("document", { ...before, gone: true });
      for (const { key } of before.files) deleteBytes(db, key);
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, before) });
    }
    const after = { ...before, deleted: true, deletedAt: db.instant() };
    const stored = writeDocument(db, user, "delete", before, after);
    return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
  }),

  needs("delete", "Document").post("/documents/{id}/restore", ({ params, response, db, user }) => {
    const before = changeable(db, user, params.id);
    if (!before.deleted) throw conflict("deleted");
    const folder = findFolder(db, before.folder)?._id ?? null;
    const isTaken = (name: string) => findByName(db, user, { _id: before._id, folder, name }) !== undefined;
    const name = freeFileName(before.name, isTaken);
    const after = { ...before, folder, name, deleted: false, deletedAt: null };
    const stored = writeDocument(db, user, "restore", before, after);
    return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
  }),

  needs("update", "Document").post("/documents/{id}/versions/{number}/restore", ({ params, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const file = before.files.find(({ number }) => String(number) === params.number);
    if (!file || before.deleted) throw notFound();
    if (file === currentFile(before))
      return response(200).json({ success: true, document: serializeWholeDocument(db, user, before) });
    const at = db.instant();
    const copy = { ...file, number: currentFile(before).number + 1, at, by: asUser(user).author };
    const name = `${partsOf(before.name).stem}${partsOf(file.name).end}`;
    const after = withChangeDate(db, user, before, { ...before, name, files: [...before.files, copy] });
    const stored = writeDocument(db, user, "update", before, after);
    return response(200).json({ success: true, document: serializeWholeDocument(db, user, stored) });
  }),
];

/** @returns the documents that match the query of a list and that the user may see. @throws HttpError 400 */
function filteredDocuments(db: Db, user: StaffUser, params: URLSearchParams): Document[] {
  const kind = params.get("kind");
  if (kind && !KINDS.includes(kind)) throw badRequest(`Tipo sconosciuto: ${kind}`);
  const [folder, seenBy, donorId] = [params.get("folder"), params.get("seenBy"), params.get("donorId")];
  const deleted = params.get("deleted") === "true";
  const hasText = createTextSearch(params.get("query") ?? "");
  const matches = (document: DocumentRecord) =>
    document.deleted === deleted &&
    (deleted ? mayChange(db, user, document) : maySee(db, user, document)) &&
    (!folder || document.folder === (folder === "root" ? null : folder)) &&
    (!donorId || document.donorId === donorId) &&
    (!seenBy || isSeenBy(document, seenBy));
  return allDocuments(db)
    .filter(matches)
    .map((document) => serializeDocument(db, user, document))
    .filter((document) => !kind || document.kind === kind)
    .filter(({ name, sight: { donorName } }) => hasText(`${name}\n${donorName ?? ""}`));
}

/** Administrators see all documents: for "admin", the list has those that only they see. */
function isSeenBy({ roles, donorId }: DocumentRecord, role: string): boolean {
  if (role === "admin") return roles.length === 0 && donorId === null;
  return roles.some((name) => name === role) || (role === "donor" && donorId !== null);
}

/** Encodes a file name for the header (RFC 8187). */
const rfc5987 = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns a document that the user may change. @throws HttpError 403, 404 */
function changeable(db: Db, user: StaffUser, id: unknown): DocumentRecord {
  const document = visibleDocument(db, user, id);
  if (!mayChange(db, user, document)) throw forbidden();
  return document;
}

/** @throws HttpError 409 with the current document, and who changed it */
function refuseStale(db: Db, user: StaffUser, before: DocumentRecord, version: number | undefined): void {
  if (version === undefined || version === before.version) return;
  const changed = { author: before.changedBy, date: before.changedAt };
  throw conflict("version", { current: serializeDocument(db, user, before), changed });
}

/** @returns the fields that a body changes. @throws HttpError 422 */
function readForm(db: Db, user: StaffUser, before: DocumentRecord, body: Body): Partial<DocumentRecord> {
  const form: Partial<DocumentRecord> = {};
  if ("name" in body) {
    const name = textOf(body.name);
    if (!name) throw unprocessable([{ field: "name", code: "missing" }]);
    form.name = withExtension(cleanFileName(name), before.name);
  }
  if ("folder" in body) form.folder = readFolder(db, body.folder);
  if ("sight" in body) Object.assign(form, readVisibility(db, user, body.sight));
  return form;
}

/** Renaming a document keeps its extension. */
const withExtension = (name: string, former: string) =>
  extensionOf(name) === extensionOf(former) ? name : `${name}${partsOf(former).end}`;

/** Sets who changed a document and when, unless nothing has changed. */
function withChangeDate(db: Db, user: StaffUser, before: DocumentRecord, after: DocumentRecord): DocumentRecord {
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  return { ...after, changedAt: db.instant(), changedBy: asUser(user).author };
}
