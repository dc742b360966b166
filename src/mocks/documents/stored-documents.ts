import type { components } from "../../contract/api";
import { kindOfType } from "../../domain/documents/file-types";
import { createTextSearch } from "../../domain/language/text-search";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { perDb } from "../db/per-db";
import { notFound } from "../guard";
import { pick } from "../write/pick";
import { hasBytes } from "./file-store";
import { seededDocuments } from "../seed/documents";

type Document = components["schemas"]["Document"];

/** Days that a document stays in the bin. */
export const BIN_DAYS = 30;
const DAY = 86_400_000;

const seedsOf = perDb(seededDocuments);

/** Drops versions whose bytes are lost. @returns null if no version is left, or the time in the bin is over */
function withoutLostFiles(db: Db, document: DocumentRecord): DocumentRecord | null {
  const files = document.files.filter(({ key }) => hasBytes(db, key));
  const isExpired = document.deletedAt !== null && db.now() - Date.parse(document.deletedAt) >= BIN_DAYS * DAY;
  return document.gone || isExpired || files.length === 0 ? null : { ...document, files };
}

/** @returns all documents, those of the bin included, in no particular order */
export function allDocuments(db: Db): DocumentRecord[] {
  const all = new Map(seedsOf(db));
  for (const document of db.records.all("document")) all.set(document._id, document);
  return [...all.values()].flatMap((document) => withoutLostFiles(db, document) ?? []);
}

export function findDocument(db: Db, id: unknown): DocumentRecord | null {
  const found = db.records.get("document", String(id)) ?? seedsOf(db).get(String(id));
  return found ? withoutLostFiles(db, structuredClone(found)) : null;
}

/**
 * Returns a document that the user may see. A document in the bin is visible to users who may restore it.
 * @throws HttpError 404, also for a document that the user may not see
 */
export function visibleDocument(db: Db, user: StaffUser, id: unknown): DocumentRecord {
  const document = findDocument(db, id);
  const isVisible = document && (document.deleted ? mayChange(db, user, document) : maySee(db, user, document));
  if (!isVisible) throw notFound();
  return document;
}

/** @returns the newest version */
export function currentFile({ files }: DocumentRecord): StoredFile {
  const last = files.at(-1);
  if (!last) throw new Error("a document has no file");
  return last;
}

/** @returns a document as the API returns it to a user */
export function serializeDocument(db: Db, user: StaffUser, document: DocumentRecord): Document {
  const { type, size } = currentFile(document);
  return {
    ...pick(document, "_id", "version", "name"),
    kind: kindOfType(type),
    type,
    size,
    folder: document.folder,
    sight: serializeVisibility(db, document),
    versions: document.files.length,
    ...pick(document, "createdAt", "changedAt", "changedBy", "deletedAt"),
    changeable: mayChange(db, user, document),
  };
}

/** @returns a document with its versions, newest first; only the current version if the user may not change it */
export function serializeWholeDocument(
  db: Db,
  user: StaffUser,
  document: DocumentRecord,
): components["schemas"]["WholeDocument"] {
  const serialized = serializeDocument(db, user, document);
  const files = serialized.changeable ? [...document.files].reverse() : [currentFile(document)];
  return { ...serialized, files: files.map(({ number, name, size, at, by }) => ({ number, name, size, at, by })) };
}

/** @returns who may see a document */
export function serializeVisibility(db: Db, { roles, areas, donorId }: Visibility): Document["sight"] {
  const donor = donorId === null ? undefined : db.donorRecord(donorId);
  const donorName = donor ? `${donor.lastName} ${donor.firstName}` : null;
  return { roles: roles.filter((role) => role !== "admin"), areas, donorId, donorName };
}

/** Who may see a document. */
export type Visibility = Pick<DocumentRecord, "roles" | "areas" | "donorId">;

/** @returns the zones whose managers and donors may see a document; none: all */
function zonesOf(db: Db, { areas, donorId }: Visibility): readonly (string | null)[] {
  return donorId === null ? areas : [db.donorRecord(donorId)?.area ?? null];
}

/** Whether a user may see a document that isn't in the bin. Administrators see all. */
export function maySee(db: Db, user: StaffUser, document: Visibility): boolean {
  const { role } = user;
  if (role === "admin" || document.donorId === user._id) return true;
  if (!document.roles.includes(role)) return false;
  if (role === "director") return true;
  const zones = zonesOf(db, document);
  if (zones.length === 0) return true;
  const own = role === "manager" ? user.areas : [user.area];
  return zones.some((zone) => zone !== null && own.includes(zone));
}

/** Whether a user may change a document. Managers may if all its zones are their own. */
export function mayChange(db: Db, user: StaffUser, document: Visibility): boolean {
  if (user.role === "admin") return true;
  const zones = zonesOf(db, document);
  return (
    maySee(db, user, document) &&
    zones.length > 0 &&
    zones.every((area) => allows(user, "update", "Document", { area }))
  );
}

/** @returns the documents that a user may see whose names contain all terms of a keyword */
export function searchDocuments(db: Db, user: StaffUser, keyword: string) {
  const matches = createTextSearch(keyword);
  return allDocuments(db)
    .filter((document) => !document.deleted && maySee(db, user, document))
    .filter(({ name }) => matches(name));
}
