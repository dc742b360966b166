import { fold } from "../../domain/text";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { notify } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { conflict } from "./refusals";
import { allDocuments, mayChange, maySee, serializeDocument, type Visibility } from "./stored-documents";

/** Finds a document by folder and name among those that a user sees. Case and accents don't matter. */
export function findByName(
  db: Db,
  user: StaffUser,
  { _id, folder, name }: Pick<DocumentRecord, "folder" | "name"> & { _id?: string },
): DocumentRecord | undefined {
  return allDocuments(db).find(
    (other) =>
      other._id !== _id &&
      !other.deleted &&
      other.folder === folder &&
      fold(other.name) === fold(name) &&
      maySee(db, user, other),
  );
}

/** @throws HttpError 409, with the other document of that name */
export function refuseTakenName(db: Db, user: StaffUser, document: Parameters<typeof findByName>[2]): void {
  const other = findByName(db, user, document);
  if (other) throw conflict("name", { document: serializeDocument(db, user, other) });
}

/**
 * Writes a document, and notifies its donor if the donor or the version is new.
 * @throws HttpError 403 if the user may not change the document as it was, or as it would be
 */
export function writeDocument(
  db: Db,
  user: StaffUser,
  action: "create" | "update" | "delete" | "restore",
  before: DocumentRecord | undefined,
  after: DocumentRecord,
): DocumentRecord {
  if (![before, after].every((document) => !document || mayChange(db, user, document))) throw forbidden();
  // without `user`: abilities don't know who sees a document, the line above has checked it
  const writer = { author: asUser(user).author };
  const stored = write(db, { entity: "document", action, before, writer, set: after });
  notifyDonor(db, before, stored, action);
  return stored;
}

/** The notification doesn't name the document, because the name may be about the donor's health. */
function notifyDonor(db: Db, before: DocumentRecord | undefined, after: DocumentRecord, action: string): void {
  const { donorId } = after;
  if (donorId === null || action === "delete") return;
  const link = "/app/documents";
  if (before?.donorId !== donorId) {
    const message = "Lo trovi tra i tuoi documenti.";
    notify(db, donorId, { title: "Un documento per te", message, link }, "documents");
  } else if (after.files.length > before.files.length) {
    const message = "Trovi la nuova versione tra i tuoi documenti.";
    notify(db, donorId, { title: "Un tuo documento è cambiato", message, link }, "documents");
  }
}

/** Moves the documents of a donor to the bin. */
export function binDocuments(db: Db, user: StaffUser, donorId: string): void {
  const deletedAt = db.instant();
  for (const document of allDocuments(db))
    if (document.donorId === donorId && !document.deleted)
      writeDocument(db, user, "delete", document, { ...document, deleted: true, deletedAt });
}

const ROLES: readonly Visibility["roles"][number][] = ["director", "manager", "donor"];
export const ADMINISTRATORS_ONLY: Visibility = { roles: [], areas: [], donorId: null };

/**
 * Reads who may see a document.
 * @throws HttpError 422 for an unknown role, zone or donor, and for one donor together with all donors or with zones
 */
export function readVisibility(db: Db, user: StaffUser, sent: unknown): Visibility {
  if (!isRecord(sent)) throw unprocessable([{ field: "sight", code: "type" }]);
  const { roles, areas, donorId = null } = sent;
  if (!isListOfTexts(roles)) throw unprocessable([{ field: "sight.roles", code: "type" }]);
  if (!isListOfTexts(areas)) throw unprocessable([{ field: "sight.areas", code: "type" }]);
  const zones = db.records.zones().map(({ name }) => name);
  const knownRoles = ROLES.filter((role) => roles.includes(role));
  if (knownRoles.length < new Set(roles).size) throw unprocessable([{ field: "sight.roles", code: "unknown" }]);
  if (!areas.every((area) => zones.includes(area))) throw unprocessable([{ field: "sight.areas", code: "unknown" }]);
  if (donorId === null) return { roles: knownRoles, areas: [...new Set(areas)], donorId };
  const donor = typeof donorId === "string" ? db.donor(donorId) : undefined;
  if (!donor || !allows(user, "read", "Donor", donor))
    throw unprocessable([{ field: "sight.donorId", code: "unknown" }]);
  if (knownRoles.includes("donor") || areas.length > 0) throw unprocessable([{ field: "sight.donorId", code: "form" }]);
  return { roles: knownRoles, areas: [], donorId: donor._id };
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
