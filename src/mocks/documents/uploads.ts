import type { components } from "../../contract/api";
import { findContent, isAsNamed } from "../../domain/documents/content";
import { freeFileName, partsOf } from "../../domain/documents/file-name";
import { extensionOf, fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { perDb } from "../db/per-db";
import { notFound } from "../guard";
import { pick } from "../write/pick";
import { asUser } from "../write/writer";
import { keepBytes, STORE_SIZE } from "./file-store";
import { conflict, refused } from "./refusals";
import { allDocuments, visibleDocument } from "./stored-documents";
import { findByName, refuseTakenName, writeDocument } from "./write-document";

/** Maximum size of a file, in bytes. */
export const MAX_SIZE = 50_000_000;
/** Maximum size of a part of an upload, in bytes: a broken connection loses only a few seconds. */
export const CHUNK = 524_288;

/** @returns the used and total bytes. The bin and earlier versions count. Uploaded files are lost with the page (`lasting`). */
export function storeOf(db: Db): components["schemas"]["DocumentLimits"]["store"] {
  const files = allDocuments(db).flatMap((document) => document.files);
  const sizes = new Map(files.map(({ key, size }) => [key, size]));
  const used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { used, size: STORE_SIZE, lasting: false };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** An upload in progress, or just finished. */
export interface Upload extends Pick<DocumentRecord, "name" | "folder" | "roles" | "areas" | "donorId"> {
  _id: string;
  userId: string;
  size: number;
  sha256: string | null;
  /** The document that gets a new version; null: a new document. */
  documentId: string | null;
  keepBoth: boolean;
  parts: Bytes[];
  offset: number;
  /** When the last part arrived, in milliseconds since 1970. */
  touched: number;
  /** Id of the resulting document, once the upload is finished. */
  done: string | null;
}

/** How long an upload is kept after its last part. */
const EXPIRY_MS = 86_400_000;

/** In memory, as the bytes of documents are. */
const allUploads = perDb(() => new Map<string, Upload>());

function uploadsOf(db: Db): Map<string, Upload> {
  const uploads = allUploads(db);
  for (const { _id, touched } of uploads.values()) if (db.now() - touched > EXPIRY_MS) uploads.delete(_id);
  return uploads;
}

export const keepUpload = (db: Db, upload: Upload): void => void uploadsOf(db).set(upload._id, upload);
export const deleteUpload = (db: Db, { _id }: Upload): void => void uploadsOf(db).delete(_id);

/** @returns the bytes that unfinished uploads reserve */
export const reservedBytes = (db: Db): number =>
  [...uploadsOf(db).values()].reduce((sum, { done, size }) => sum + (done === null ? size : 0), 0);

/** Returns an upload of the user. @throws HttpError 404, also for an upload of another user */
export function ownUpload(db: Db, user: StaffUser, id: unknown): Upload {
  const upload = uploadsOf(db).get(String(id));
  if (upload?.userId !== user._id) throw notFound();
  return upload;
}

/**
 * Appends a part. Bytes that the upload already has are skipped, so a part may be sent again.
 * @throws HttpError 409 if bytes before the part are missing, 413 for more than the announced size or a part that is too large
 */
export function appendPart(db: Db, upload: Upload, offset: number, part: Bytes): void {
  if (part.length > CHUNK || offset + part.length > upload.size) throw refused("size");
  if (offset > upload.offset) throw conflict("offset", { upload: serializeUpload(upload) });
  const fresh = part.slice(upload.offset - offset);
  upload.touched = db.now();
  if (fresh.length === 0) return;
  upload.parts.push(fresh);
  upload.offset += fresh.length;
}

function joinParts({ parts, size }: Upload): Bytes {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const serializeUpload = (upload: Upload): components["schemas"]["DocumentUpload"] => ({
  ...pick(upload, "_id", "name", "size", "offset"),
  chunk: CHUNK,
});

/**
 * Checks that an upload is complete, has the announced checksum and the content that its name says. Deletes a wrong one.
 * @returns its bytes
 * @throws HttpError 409, 415, 422
 */
export async function checkContent(db: Db, upload: Upload): Promise<Bytes> {
  if (upload.offset < upload.size) throw conflict("offset", { upload: serializeUpload(upload) });
  const bytes = joinParts(upload);
  if (upload.sha256 !== null && (await sha256(bytes)) !== upload.sha256) {
    deleteUpload(db, upload);
    throw refused("checksum");
  }
  const found = findContent(bytes, bytes);
  if (!isAsNamed(upload.name, found)) {
    deleteUpload(db, upload);
    throw refused("content", found);
  }
  return bytes;
}

/** @returns the checksum in hexadecimal; null over plain http, where browsers have no `crypto.subtle` */
async function sha256(bytes: Bytes): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest("SHA-256", bytes);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

/** Creates a document from an upload, or a version of one. @throws HttpError 403, 404, 409 */
export function createDocument(
  db: Db,
  user: StaffUser,
  upload: Upload,
  bytes: Bytes,
  { documentId, keepBoth }: Pick<Upload, "documentId" | "keepBoth">,
): DocumentRecord {
  const now = db.instant();
  const { author: by } = asUser(user);
  const key = upload._id;
  const type = fileTypeOf(upload.name)?.type ?? "";
  const file: Omit<StoredFile, "number"> = { name: upload.name, type, size: bytes.length, at: now, by, key };
  const changed = { changedAt: now, changedBy: by };
  const before = documentId === null ? undefined : visibleDocument(db, user, documentId);
  if (before?.deleted) throw conflict("deleted");
  const after = before ? newVersion(before) : newDocument();
  const stored = writeDocument(db, user, before ? "update" : "create", before, { ...after, ...changed });
  keepBytes(db, key, bytes);
  return stored;

  function newVersion(document: DocumentRecord): DocumentRecord {
    const number = (document.files.at(-1)?.number ?? 0) + 1;
    const name = nameOfVersion(document.name, upload.name);
    return { ...document, name, files: [...document.files, { ...file, number }] };
  }
  function newDocument(): DocumentRecord {
    const { folder, roles, areas, donorId } = upload;
    if (!keepBoth) refuseTakenName(db, user, { folder, name: upload.name });
    const name = freeFileName(upload.name, (free) => findByName(db, user, { folder, name: free }) !== undefined);
    return {
      _id: db.nextId("document", "file"),
      version: 1,
      name,
      folder,
      roles,
      areas,
      donorId,
      ...changed,
      files: [{ ...file, number: 1 }],
      createdAt: now,
      deletedAt: null,
      gone: false,
      deleted: false,
    };
  }
}

/** A new version keeps the name of the document; if its type differs, it changes the extension. */
function nameOfVersion(name: string, sent: string): string {
  if (extensionOf(name) === extensionOf(sent)) return name;
  return `${partsOf(name).stem}${partsOf(sent).end}`;
}
