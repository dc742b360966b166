import { kindOfType } from "../../domain/documents/file-types";
import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { notFound } from "../guard";
import { hasBytes } from "./file-store";
import { seededDocuments } from "./seed-documents";
import { mayChange, maySee } from "./sight";

type Document = components["schemas"]["Document"];

/** For how long the bin keeps things. */
export const BIN_DAYS = 30;
const DAY = 86_400_000;

const seeds = new WeakMap<Db, Map<string, DocumentRecord>>();

function seedsOf(db: Db): Map<string, DocumentRecord> {
  const made = seeds.get(db) ?? seededDocuments(db);
  seeds.set(db, made);
  return made;
}

/** Without the versions whose bytes are gone; null where nothing is left, or the bin has let it go. */
function asItIs(db: Db, document: DocumentRecord): DocumentRecord | null {
  const files = document.files.filter(({ key }) => hasBytes(db, key));
  const over = document.deletedAt !== null && db.now() - Date.parse(document.deletedAt) >= BIN_DAYS * DAY;
  return document.gone || over || files.length === 0 ? null : { ...document, files };
}

/** @returns every document that there is, those of the bin too, in no order to rely on */
export function allDocuments(db: Db): DocumentRecord[] {
  const all = new Map(seedsOf(db));
  for (const document of db.records.all("document")) all.set(document._id, document);
  return [...all.values()].flatMap((document) => asItIs(db, document) ?? []);
}

export function findDocument(db: Db, id: unknown): DocumentRecord | null {
  const found = db.records.get("document", String(id)) ?? seedsOf(db).get(String(id));
  return found ? asItIs(db, structuredClone(found)) : null;
}

/**
 * @param binned whether one of the bin will do
 * @returns a document that somebody may see: of the bin, those that they may take out of it
 * @throws HttpError 404, whether it is there or not
 */
export function visibleDocument(db: Db, user: StaffUser, id: unknown, binned = true): DocumentRecord {
  const found = findDocument(db, id);
  const sees = found && (found.deleted ? binned && mayChange(db, user, found) : maySee(db, user, found));
  if (!sees) throw notFound();
  return found;
}

/** The version in use. */
export function inUse({ files }: DocumentRecord): StoredFile {
  const last = files.at(-1);
  if (!last) throw new Error("A document without a file");
  return last;
}

/** @returns a document as the API answers it to somebody */
export function tellDocument(db: Db, user: StaffUser, document: DocumentRecord): Document {
  const { _id, version, name, folder, createdAt, changedAt, changedBy, deletedAt } = document;
  const { type, size } = inUse(document);
  return {
    ...{ _id, version, name, kind: kindOfType(type), type, size, folder, sight: tellSight(db, document) },
    ...{ versions: document.files.length, createdAt, changedAt, changedBy, deletedAt },
    changeable: mayChange(db, user, document),
  };
}

/** @returns the same with its versions, newest first; the one in use alone for who may not change it */
export function tellWholeDocument(
  db: Db,
  user: StaffUser,
  document: DocumentRecord,
): components["schemas"]["WholeDocument"] {
  const told = tellDocument(db, user, document);
  const files = told.changeable ? [...document.files].reverse() : [inUse(document)];
  return { ...told, files: files.map(({ number, name, size, at, by }) => ({ number, name, size, at, by })) };
}

/** @returns who sees a document, the donor by name too */
export function tellSight(db: Db, { roles, areas, donorId }: DocumentRecord): Document["sight"] {
  const donor = donorId === null ? undefined : db.donorRecord(donorId);
  const donorName = donor ? `${donor.lastName} ${donor.firstName}` : null;
  return { roles: roles.filter((role) => role !== "admin"), areas, donorId, donorName };
}
