import type { components } from "../../contract/api";
import { fold } from "../../domain/text";
import type { Db } from "../db/db";
import type { DocumentFolderRecord, DocumentRecord, StaffUser } from "../db/models";
import { forbidden, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { conflict } from "./refusals";
import { seededFolders } from "../seed/documents";
import { allDocuments, mayChange, maySee, serializeVisibility } from "./stored-documents";

type Folder = components["schemas"]["DocumentFolder"];
type FolderForm = Partial<Pick<DocumentFolderRecord, "name" | "parent">>;

const MAX_NAME = 80;

/** Folders of documents. A folder doesn't restrict who sees its documents. */
export const folderHandlers = ({ needs }: Api) => [
  needs("read", "Document").get("/documents/folders", ({ response, db, user }) => {
    return response(200).json({ success: true, ...foldersFor(db, user) });
  }),

  needs("create", "Document").post("/documents/folders", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const { name, parent = null } = readForm(db, body);
    if (name === undefined) throw unprocessable([{ field: "name", code: "missing" }]);
    const { author } = asUser(user);
    const folder = { _id: db.nextId("documentFolder", "dir"), version: 1, name, parent, author, deleted: false };
    refuseTakenName(db, folder);
    return response(201).json({
      success: true,
      folder: serialize(db, user, save(db, user, "create", undefined, folder)),
    });
  }),

  needs("update", "Document").put("/documents/folders/{id}", async ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const body = await readBody(request);
    if (versionOf(body) !== before.version) throw conflict("version", { current: serialize(db, user, before) });
    const after = { ...before, ...readForm(db, body) };
    if (after.parent !== null && withSubfolders(allFolders(db), before._id).has(after.parent))
      throw unprocessable([{ field: "parent", code: "form" }]);
    refuseTakenName(db, after);
    return response(200).json({
      success: true,
      folder: serialize(db, user, save(db, user, "update", before, after)),
    });
  }),

  needs("delete", "Document").delete("/documents/folders/{id}", ({ params, request, response, db, user }) => {
    const before = changeable(db, user, params.id);
    const version = versionToDelete(request);
    if (version !== undefined && version !== before.version)
      throw conflict("version", { current: serialize(db, user, before) });
    const { _id } = before;
    const hasDocuments = allDocuments(db).some(({ deleted, folder }) => !deleted && folder === _id);
    if (hasDocuments || allFolders(db).some(({ parent }) => parent === _id)) throw conflict("used");
    const stored = save(db, user, "delete", before, { ...before, deleted: true });
    return response(200).json({ success: true, version: stored.version });
  }),
];

/** @returns all folders that aren't deleted, ordered by name */
function allFolders(db: Db): DocumentFolderRecord[] {
  const all = new Map(seededFolders().map((folder) => [folder._id, folder]));
  for (const folder of db.records.all("documentFolder")) all.set(folder._id, folder);
  return [...all.values()].filter(({ deleted }) => !deleted).sort((a, b) => a.name.localeCompare(b.name, "it"));
}

export const findFolder = (db: Db, id: unknown): DocumentFolderRecord | undefined =>
  allFolders(db).find(({ _id }) => _id === id);

/** @returns the ids of a folder and of all folders inside it */
function withSubfolders(folders: readonly DocumentFolderRecord[], id: string): ReadonlySet<string> {
  const ids = new Set([id]);
  // each round adds one level
  for (let size = 0; size < ids.size;) {
    size = ids.size;
    for (const { _id, parent } of folders) if (parent !== null && ids.has(parent)) ids.add(_id);
  }
  return ids;
}

/** Whether a user may rename, move or delete a folder: administrators any, managers their own. */
const mayChangeFolder = (user: StaffUser, { author }: DocumentFolderRecord): boolean =>
  user.role === "admin" || (user.role === "manager" && author._id === user._id);

/** @returns a folder as the API returns it. @param documents those that the user sees */
function serializeFolder(
  db: Db,
  user: StaffUser,
  folder: DocumentFolderRecord,
  folders: readonly DocumentFolderRecord[],
  documents: readonly DocumentRecord[],
): Folder {
  const ids = withSubfolders(folders, folder._id);
  const inside = documents.filter(({ folder: id }) => id !== null && ids.has(id));
  const visibilities = new Set(inside.map(({ roles, areas, donorId }) => JSON.stringify([roles, areas, donorId])));
  const [first] = inside;
  const { _id, version, name, parent } = folder;
  const sight = first && visibilities.size === 1 ? serializeVisibility(db, first) : null;
  return { _id, version, name, parent, documents: inside.length, sight, changeable: mayChangeFolder(user, folder) };
}

/** @returns the folders that a user may see, and the number of documents in the bin that the user may restore */
function foldersFor(db: Db, user: StaffUser): { folders: Folder[]; bin: number } {
  const all = allDocuments(db);
  const folders = allFolders(db);
  const visible = all.filter((document) => !document.deleted && maySee(db, user, document));
  const serialized = folders.map((folder) => serializeFolder(db, user, folder, folders, visible));
  const seesEmptyFolders = user.role === "admin" || user.role === "manager";
  const bin = all.filter((document) => document.deleted && mayChange(db, user, document)).length;
  return { folders: seesEmptyFolders ? serialized : serialized.filter(({ documents }) => documents > 0), bin };
}

/** @returns the id of an existing folder; null: the root. @throws HttpError 422 */
export function readFolder(db: Db, sent: unknown, field = "folder"): string | null {
  if (sent === null || sent === undefined) return null;
  const folder = findFolder(db, sent);
  if (!folder) throw unprocessable([{ field, code: "unknown" }]);
  return folder._id;
}

/** @throws HttpError 403, 404 */
function changeable(db: Db, user: StaffUser, id: unknown): DocumentFolderRecord {
  const folder = findFolder(db, id);
  if (!folder) throw notFound();
  if (!mayChangeFolder(user, folder)) throw forbidden();
  return folder;
}

/** @throws HttpError 422 */
function readForm(db: Db, body: Body): FolderForm {
  const form: FolderForm = {};
  if ("name" in body) {
    const name = textOf(body.name).replace(/\s+/g, " ");
    if (!name) throw unprocessable([{ field: "name", code: "missing" }]);
    if (name.length > MAX_NAME) throw unprocessable([{ field: "name", code: "too-long" }]);
    form.name = name;
  }
  if ("parent" in body) form.parent = readFolder(db, body.parent, "parent");
  return form;
}

/** @throws HttpError 409 if another folder in the same place has the name */
function refuseTakenName(db: Db, { _id, name, parent }: DocumentFolderRecord): void {
  const taken = allFolders(db).some(
    (other) => other._id !== _id && other.parent === parent && fold(other.name) === fold(name),
  );
  if (taken) throw conflict("name");
}

const save = (
  db: Db,
  user: StaffUser,
  action: "create" | "update" | "delete",
  before: DocumentFolderRecord | undefined,
  after: DocumentFolderRecord,
): DocumentFolderRecord =>
  write(db, { entity: "documentFolder", action, before, writer: { author: asUser(user).author }, set: after });

function serialize(db: Db, user: StaffUser, folder: DocumentFolderRecord): Folder {
  const visible = allDocuments(db).filter((document) => !document.deleted && maySee(db, user, document));
  return serializeFolder(db, user, folder, allFolders(db), visible);
}
