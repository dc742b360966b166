import type { components } from "../../contract/api";
import { findContent, isAsNamed } from "../../domain/documents/content";
import { freeFileName, partsOf } from "../../domain/documents/file-name";
import { extensionOf, fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { notFound } from "../guard";
import { allDocuments, visibleDocument } from "./documents";
import { keepBytes, STORE_SIZE } from "./file-store";
import { conflict, refused } from "./refusals";
import { authorOf, namesake, refuseNamesake, writeDocument } from "./write-document";

/** The most that one file may have, in bytes. */
export const MAX_SIZE = 50_000_000;
/** The most bytes of a part of an upload: some seconds of a slow line, so that a cut loses little. */
export const CHUNK = 524_288;

/** @returns how full the store is; what is in the bin, and former versions, count. What is uploaded lasts as long as the page */
export function storeOf(db: Db): components["schemas"]["DocumentLimits"]["store"] {
  const files = allDocuments(db).flatMap((document) => document.files);
  const sizes = new Map(files.map(({ key, size }) => [key, size]));
  const used = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { used, size: STORE_SIZE, lasting: false };
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that is on its way. */
export interface Upload extends Pick<DocumentRecord, "name" | "folder" | "roles" | "areas" | "donorId"> {
  _id: string;
  userId: string;
  size: number;
  sha256: string | null;
  /** Of which document it becomes a version. */
  documentId: string | null;
  keepBoth: boolean;
  parts: Bytes[];
  offset: number;
  /** When its last part came, in milliseconds. */
  touched: number;
  /** What became of it. */
  done: string | null;
}

/** How long one is kept without a part. */
const PATIENCE = 86_400_000;

/** Like the bytes of documents, they are there for as long as the page is. */
const known = new WeakMap<Db, Map<string, Upload>>();

function uploadsOf(db: Db): Map<string, Upload> {
  const uploads = known.get(db) ?? new Map<string, Upload>();
  known.set(db, uploads);
  for (const { _id, touched } of uploads.values()) if (db.now() - touched > PATIENCE) uploads.delete(_id);
  return uploads;
}

export const keepUpload = (db: Db, upload: Upload): void => void uploadsOf(db).set(upload._id, upload);
export const forgetUpload = (db: Db, { _id }: Upload): void => void uploadsOf(db).delete(_id);

/** @returns the room that is held for what is on its way, in bytes */
export const heldFor = (db: Db): number =>
  [...uploadsOf(db).values()].reduce((sum, { done, size }) => sum + (done === null ? size : 0), 0);

/** @throws HttpError 404 for one that isn't there, or somebody else's */
export function ownUpload(db: Db, user: StaffUser, id: unknown): Upload {
  const upload = uploadsOf(db).get(String(id));
  if (upload?.userId !== user._id) throw notFound();
  return upload;
}

/**
 * Takes a part. What of it is there already is left out, so that one that is sent again does no harm.
 * @throws HttpError 409 after a gap, 413 for more than was announced or than a part may have
 */
export function takePart(db: Db, upload: Upload, offset: number, part: Bytes): void {
  if (part.length > CHUNK || offset + part.length > upload.size) throw refused("size");
  if (offset > upload.offset) throw conflict("offset", { upload: serializeUpload(upload) });
  const fresh = part.slice(upload.offset - offset);
  upload.touched = db.now();
  if (fresh.length === 0) return;
  upload.parts.push(fresh);
  upload.offset += fresh.length;
}

/** @returns all its bytes in one piece */
function wholeOf({ parts, size }: Upload): Bytes {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const serializeUpload = ({ _id, name, size, offset }: Upload): components["schemas"]["DocumentUpload"] => ({
  ...{ _id, name, size, offset },
  chunk: CHUNK,
});

/**
 * Looks at what has come: whether it is all there, as it left, and what its name says. What isn't is forgotten.
 * @throws HttpError 409, 415, 422
 */
export async function checkContent(db: Db, upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  if (upload.offset < upload.size) throw conflict("offset", { upload: serializeUpload(upload) });
  const bytes = wholeOf(upload);
  if (upload.sha256 !== null && (await sha256(bytes)) !== upload.sha256) {
    forgetUpload(db, upload);
    throw refused("checksum");
  }
  const found = findContent(bytes, bytes);
  if (!isAsNamed(upload.name, found)) {
    forgetUpload(db, upload);
    throw refused("content", found);
  }
  return bytes;
}

/** In hexadecimal; null on a page over plain http, whose browser has no means to work it out. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest("SHA-256", bytes);
  return digest ? Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("") : null;
}

/** Makes a document of an upload, or a version of one. @throws HttpError 403, 404, 409 */
export function makeDocument(
  db: Db,
  user: StaffUser,
  upload: Upload,
  bytes: Uint8Array<ArrayBuffer>,
  { documentId, keepBoth }: Pick<Upload, "documentId" | "keepBoth">,
): DocumentRecord {
  const now = new Date(db.now()).toISOString();
  const by = authorOf(user);
  const key = upload._id;
  const type = fileTypeOf(upload.name)?.type ?? "";
  const file: Omit<StoredFile, "number"> = { name: upload.name, type, size: bytes.length, at: now, by, key };
  const changed = { changedAt: now, changedBy: by };
  const before = documentId === null ? undefined : visibleDocument(db, user, documentId);
  if (before?.deleted) throw conflict("deleted");
  const after = before ? anotherVersion(before) : newDocument();
  const made = writeDocument(db, user, before ? "update" : "create", before, { ...after, ...changed });
  keepBytes(db, key, bytes);
  return made;

  function anotherVersion(document: DocumentRecord): DocumentRecord {
    const number = (document.files.at(-1)?.number ?? 0) + 1;
    const name = nameOfVersion(document.name, upload.name);
    return { ...document, name, files: [...document.files, { ...file, number }] };
  }
  function newDocument(): DocumentRecord {
    const { folder, roles, areas, donorId } = upload;
    if (!keepBoth) refuseNamesake(db, user, { folder, name: upload.name });
    const name = freeFileName(upload.name, (free) => namesake(db, user, { folder, name: free }) !== undefined);
    return {
      ...{ _id: db.nextId("document", "file"), version: 1, name, folder, roles, areas, donorId, ...changed },
      ...{ files: [{ ...file, number: 1 }], createdAt: now, deletedAt: null, gone: false, deleted: false },
    };
  }
}

/** A document keeps its name; a version of another type brings its extension. */
function nameOfVersion(name: string, sent: string): string {
  if (extensionOf(name) === extensionOf(sent)) return name;
  return `${partsOf(name).stem}${partsOf(sent).end}`;
}
