import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DocumentFolderRecord, DocumentRecord, StaffUser } from "../db/models";
import { allDocuments, mayChange, maySee, serializeSight } from "./documents";
import { seededFolders } from "./seed-documents";

type Folder = components["schemas"]["DocumentFolder"];

/** @returns the folders that there are, by name */
export function allFolders(db: Db): DocumentFolderRecord[] {
  const all = new Map(seededFolders().map((folder) => [folder._id, folder]));
  for (const folder of db.records.all("documentFolder")) all.set(folder._id, folder);
  return [...all.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.name.localeCompare(b.name, "it"));
}

export const findFolder = (db: Db, id: unknown): DocumentFolderRecord | undefined =>
  allFolders(db).find(({ _id }) => _id === id);

/** @returns the ids of a folder and of all that lie within it */
export function within(folders: readonly DocumentFolderRecord[], id: string): ReadonlySet<string> {
  const ids = new Set([id]);
  // folders are few, and each round finds a level
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { _id, parent } of folders) if (parent !== null && ids.has(parent)) ids.add(_id);
  }
  return ids;
}

/** Whether somebody may rename, move or remove a folder: administrators any, managers their own. */
export const mayChangeFolder = (user: StaffUser, { author }: DocumentFolderRecord): boolean =>
  user.role === "admin" || (user.role === "manager" && author._id === user._id);

/** @returns a folder as the API answers it to somebody. @param documents those that they see */
export function serializeFolder(
  db: Db,
  user: StaffUser,
  folder: DocumentFolderRecord,
  folders: readonly DocumentFolderRecord[],
  documents: readonly DocumentRecord[],
): Folder {
  const ids = within(folders, folder._id);
  const inside = documents.filter((one) => one.folder !== null && ids.has(one.folder));
  const sights = new Set(inside.map(({ roles, areas, donorId }) => JSON.stringify([roles, areas, donorId])));
  const [first] = inside;
  const { _id, version, name, parent } = folder;
  const sight = first && sights.size === 1 ? serializeSight(db, first) : null;
  return { _id, version, name, parent, documents: inside.length, sight, changeable: mayChangeFolder(user, folder) };
}

/** @returns the folders that somebody is told of, and how much of the bin they may take out of it */
export function foldersFor(db: Db, user: StaffUser): { folders: Folder[]; bin: number } {
  const all = allDocuments(db);
  const folders = allFolders(db);
  const seen = all.filter((document) => !document.deleted && maySee(db, user, document));
  const serialized = folders.map((folder) => serializeFolder(db, user, folder, folders, seen));
  const staff = user.role === "admin" || user.role === "manager";
  const bin = all.filter((document) => document.deleted && mayChange(db, user, document)).length;
  return { folders: staff ? serialized : serialized.filter(({ documents }) => documents > 0), bin };
}
