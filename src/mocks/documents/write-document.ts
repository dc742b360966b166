import { fold } from "../../domain/text";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DocumentRecord, HistoryRecord, StaffUser } from "../db/models";
import { forbidden } from "../guard";
import { notify } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { allDocuments, mayChange, maySee, serializeDocument } from "./documents";
import { findFolder } from "./folders";
import { conflict } from "./refusals";

/** Who writes: what they may do was looked at before, by who sees the document. */
export const authorOf = (user: StaffUser): HistoryRecord["author"] => asUser(user).author;

/** @returns the document that has a name in a folder, of those that somebody may see; capitals and accents tell nothing */
export function namesake(
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

/** @throws HttpError 409, with the document that has the name */
export function refuseNamesake(db: Db, user: StaffUser, document: Parameters<typeof namesake>[2]): void {
  const other = namesake(db, user, document);
  if (other) throw conflict("name", { document: serializeDocument(db, user, other) });
}

/** @returns the id of a folder that is there, null for none. @throws HttpError 422 */
export function readFolder(db: Db, sent: unknown, field = "folder"): string | null {
  if (sent === null || sent === undefined) return null;
  const folder = findFolder(db, sent);
  if (!folder) throw unprocessable([{ field, code: "unknown" }]);
  return folder._id;
}

/**
 * Writes a document, and tells a donor whom it names from now on, or for whom it has another version.
 * @throws HttpError 403 for one that the writer may not change, as it was or as it would be
 */
export function writeDocument(
  db: Db,
  user: StaffUser,
  action: "create" | "update" | "delete" | "restore",
  before: DocumentRecord | undefined,
  after: DocumentRecord,
): DocumentRecord {
  if (![before, after].every((one) => !one || mayChange(db, user, one))) throw forbidden();
  const writer = { author: authorOf(user) };
  const stored = write(db, { entity: "document", action, before, writer, set: after });
  notifyDonor(db, before, stored, action);
  return stored;
}

/** Names neither the document nor its content: both may be about the donor's health. */
function notifyDonor(db: Db, before: DocumentRecord | undefined, after: DocumentRecord, action: string): void {
  const { donorId } = after;
  if (donorId === null || action === "delete") return;
  const link = "/app/documents";
  if (before?.donorId !== donorId)
    return notify(db, donorId, { title: "Un documento per te", message: "Lo trovi tra i tuoi documenti.", link }, "documents"); // prettier-ignore
  if (after.files.length > before.files.length)
    notify(db, donorId, { title: "Un tuo documento è cambiato", message: "Trovi la nuova versione tra i tuoi documenti.", link }, "documents"); // prettier-ignore
}

/** Throws away what names a person. @param user who does it */
export function binDocuments(db: Db, user: StaffUser, donorId: string): void {
  const deletedAt = new Date(db.now()).toISOString();
  for (const document of allDocuments(db))
    if (document.donorId === donorId && !document.deleted)
      writeDocument(db, user, "delete", document, { ...document, deleted: true, deletedAt });
}

type Sight = Pick<DocumentRecord, "roles" | "areas" | "donorId">;

const ROLES: readonly Sight["roles"][number][] = ["director", "manager", "donor"];
export const ADMINISTRATORS_ALONE: Sight = { roles: [], areas: [], donorId: null };

/**
 * @returns who is to see a document, as it was sent. @throws HttpError 422: an unknown role, zone or donor; one donor together
 *   with all donors, or with zones
 */
export function readSight(db: Db, user: StaffUser, sent: unknown): Sight {
  if (!isRecord(sent)) throw unprocessable([{ field: "sight", code: "type" }]);
  const { roles, areas, donorId = null } = sent;
  if (!isListOfTexts(roles)) throw unprocessable([{ field: "sight.roles", code: "type" }]);
  if (!isListOfTexts(areas)) throw unprocessable([{ field: "sight.areas", code: "type" }]);
  const zones = db.records.zones().map(({ name }) => name);
  const known = ROLES.filter((role) => roles.includes(role));
  if (known.length < new Set(roles).size) throw unprocessable([{ field: "sight.roles", code: "unknown" }]);
  if (!areas.every((area) => zones.includes(area))) throw unprocessable([{ field: "sight.areas", code: "unknown" }]);
  if (donorId === null) return { roles: known, areas: [...new Set(areas)], donorId };
  const donor = typeof donorId === "string" ? db.donor(donorId) : undefined;
  if (!donor || !allows(user, "read", "Donor", donor))
    throw unprocessable([{ field: "sight.donorId", code: "unknown" }]);
  if (known.includes("donor") || areas.length > 0) throw unprocessable([{ field: "sight.donorId", code: "form" }]);
  return { roles: known, areas: [], donorId: donor._id };
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");
