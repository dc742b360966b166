import type { components } from "../../contract/api";
import { kindOfType } from "../../domain/documents/file-types";
import { foldSearched } from "../../domain/text";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser, StoredFile } from "../db/models";
import { notFound } from "../guard";
import { hasBytes } from "./file-store";
import { seededDocuments } from "./seed-documents";

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
export function serializeDocument(db: Db, user: StaffUser, document: DocumentRecord): Document {
  const { _id, version, name, folder, createdAt, changedAt, changedBy, deletedAt } = document;
  const { type, size } = inUse(document);
  return {
    ...{ _id, version, name, kind: kindOfType(type), type, size, folder, sight: serializeSight(db, document) },
    ...{ versions: document.files.length, createdAt, changedAt, changedBy, deletedAt },
    changeable: mayChange(db, user, document),
  };
}

/** @returns the same with its versions, newest first; the one in use alone for who may not change it */
export function serializeWholeDocument(
  db: Db,
  user: StaffUser,
  document: DocumentRecord,
): components["schemas"]["WholeDocument"] {
  const serialized = serializeDocument(db, user, document);
  const files = serialized.changeable ? [...document.files].reverse() : [inUse(document)];
  return { ...serialized, files: files.map(({ number, name, size, at, by }) => ({ number, name, size, at, by })) };
}

/** @returns who sees a document, the donor by name too */
export function serializeSight(db: Db, { roles, areas, donorId }: DocumentRecord): Document["sight"] {
  const donor = donorId === null ? undefined : db.donorRecord(donorId);
  const donorName = donor ? `${donor.lastName} ${donor.firstName}` : null;
  return { roles: roles.filter((role) => role !== "admin"), areas, donorId, donorName };
}

/** @returns the zones by which managers and donors see a document; none: everywhere */
function zonesOf(db: Db, { areas, donorId }: DocumentRecord): readonly (string | null)[] {
  return donorId === null ? areas : [db.donorRecord(donorId)?.area ?? null];
}

/** Whether somebody may see a document that isn't in the bin: administrators all, others what names them. */
export function maySee(db: Db, user: StaffUser, document: DocumentRecord): boolean {
  const { role } = user;
  if (role === "admin" || document.donorId === user._id) return true;
  if (!document.roles.includes(role)) return false;
  if (role === "director") return true;
  const zones = zonesOf(db, document);
  if (zones.length === 0) return true;
  const own = role === "manager" ? user.areas : [user.area];
  return zones.some((zone) => zone !== null && own.includes(zone));
}

/** Whether somebody may change it: a manager what managers see and what is of the own zones alone. */
export function mayChange(db: Db, user: StaffUser, document: DocumentRecord): boolean {
  if (user.role === "admin") return true;
  const zones = zonesOf(db, document);
  return (
    maySee(db, user, document) &&
    zones.length > 0 &&
    zones.every((area) => allows(user, "update", "Document", { area }))
  );
}

/** Returns the documents that a user may see and whose names have all words of a keyword. */
export function findDocuments(db: Db, user: StaffUser, keyword: string) {
  const words = foldSearched(keyword).split(/\s+/);
  return allDocuments(db)
    .filter((document) => !document.deleted && maySee(db, user, document))
    .filter(({ name }) => words.every((word) => foldSearched(name).includes(word)));
}
