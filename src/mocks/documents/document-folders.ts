import type { components } from "../../contract/api";
import { fold } from "../../domain/text";
import { type Action, allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DocumentFolderRecord, StaffUser } from "../db/models";
import { forbidden, notFound, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { allDocuments, maySee } from "./documents";
import { allFolders, findFolder, mayChangeFolder, serializeFolder, within } from "./folders";
import { conflict } from "./refusals";
import { authorOf, readFolder } from "./write-document";

const MAX_NAME = 80;

/** Where documents lie. A folder says nothing about who sees what is in it. */
export const documentFolderHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/documents/folders",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      must(user, "create");
      const body = await readBody(request);
      const { name, parent = null } = readForm(db, body);
      if (name === undefined) throw unprocessable([{ field: "name", code: "missing" }]);
      const author = authorOf(user);
      const folder = { _id: db.nextId("documentFolder", "dir"), version: 1, name, parent, author, deleted: false };
      refuseNamesake(db, folder);
      return response(201).json({
        success: true,
        folder: serialize(db, user, save(db, user, "create", undefined, folder)),
      });
    }),
  ),

  api.put(
    "/documents/folders/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = changeable(db, user, "update", params.id);
      const body = await readBody(request);
      if (versionOf(body) !== before.version) throw conflict("version", { current: serialize(db, user, before) });
      const after = { ...before, ...readForm(db, body) };
      if (after.parent !== null && within(allFolders(db), before._id).has(after.parent))
        throw unprocessable([{ field: "parent", code: "form" }]);
      refuseNamesake(db, after);
      return response(200).json({
        success: true,
        folder: serialize(db, user, save(db, user, "update", before, after)),
      });
    }),
  ),

  api.delete(
    "/documents/folders/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = changeable(db, user, "delete", params.id);
      const version = versionToDelete(request);
      if (version !== undefined && version !== before.version)
        throw conflict("version", { current: serialize(db, user, before) });
      const { _id } = before;
      const holds = allDocuments(db).some((one) => !one.deleted && one.folder === _id);
      if (holds || allFolders(db).some(({ parent }) => parent === _id)) throw conflict("used");
      const stored = save(db, user, "delete", before, { ...before, deleted: true });
      return response(200).json({ success: true, version: stored.version });
    }),
  ),
];

/** @throws HttpError 403 */
function must(user: StaffUser, action: Action): void {
  if (!allows(user, action, "Document")) throw forbidden();
}

/** @throws HttpError 403, 404 */
function changeable(db: Db, user: StaffUser, action: Action, id: unknown): DocumentFolderRecord {
  must(user, action);
  const folder = findFolder(db, id);
  if (!folder) throw notFound();
  if (!mayChangeFolder(user, folder)) throw forbidden();
  return folder;
}

/** @throws HttpError 422 */
function readForm(db: Db, body: Body): Partial<Pick<DocumentFolderRecord, "name" | "parent">> {
  const form: Partial<Pick<DocumentFolderRecord, "name" | "parent">> = {};
  if ("name" in body) {
    const name = textOf(body.name).replace(/\s+/g, " ");
    if (!name) throw unprocessable([{ field: "name", code: "missing" }]);
    if (name.length > MAX_NAME) throw unprocessable([{ field: "name", code: "too-long" }]);
    form.name = name;
  }
  if ("parent" in body) form.parent = readFolder(db, body.parent, "parent");
  return form;
}

/** @throws HttpError 409 */
function refuseNamesake(db: Db, { _id, name, parent }: DocumentFolderRecord): void {
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
  write(db, { entity: "documentFolder", action, before, writer: { author: authorOf(user) }, set: after });

function serialize(db: Db, user: StaffUser, folder: DocumentFolderRecord): components["schemas"]["DocumentFolder"] {
  const seen = allDocuments(db).filter((one) => !one.deleted && maySee(db, user, one));
  return serializeFolder(db, user, folder, allFolders(db), seen);
}
