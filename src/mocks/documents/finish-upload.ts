import { findContent, isAsNamed } from "../../domain/documents/content";
import { freeFileName, partsOf } from "../../domain/documents/file-name";
import { extensionOf, fileTypeOf } from "../../domain/documents/file-types";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { visibleDocument } from "./documents";
import { keepBytes } from "./file-store";
import { conflict, refused } from "./refusals";
import { forgetUpload, tellUpload, wholeOf, type Upload } from "./uploads";
import { authorOf, namesake, refuseNamesake, writeDocument } from "./write-document";

/**
 * Looks at what has come: whether it is all there, as it left, and what its name says. What isn't is forgotten.
 * @throws HttpError 409, 415, 422
 */
export async function checkContent(db: Db, upload: Upload): Promise<Uint8Array<ArrayBuffer>> {
  if (upload.offset < upload.size) throw conflict("offset", { upload: tellUpload(upload) });
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
