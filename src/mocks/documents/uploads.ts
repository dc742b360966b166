import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { notFound } from "../guard";
import { CHUNK } from "./limits";
import { conflict, refused } from "./refusals";

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
  if (offset > upload.offset) throw conflict("offset", { upload: tellUpload(upload) });
  const fresh = part.slice(upload.offset - offset);
  upload.touched = db.now();
  if (fresh.length === 0) return;
  upload.parts.push(fresh);
  upload.offset += fresh.length;
}

/** @returns all its bytes in one piece */
export function wholeOf({ parts, size }: Upload): Bytes {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const tellUpload = ({ _id, name, size, offset }: Upload): components["schemas"]["DocumentUpload"] => ({
  ...{ _id, name, size, offset },
  chunk: CHUNK,
});
