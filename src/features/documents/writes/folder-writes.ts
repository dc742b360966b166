import { endpoints } from "../../../api/endpoints";
import type { ReadNow } from "../../../api/react/use-mutation";
import type { Written } from "../../../api/read-written";
import { fold } from "../../../domain/text";
import { documentFoldersQuery, type DocumentFolder } from "../../../shared/documents/document";
import { changeAt, versioned, type DocumentWrite, type Look } from "./document-write";
import { texts } from "./texts";

type Folders = readonly DocumentFolder[];
type At = Pick<DocumentFolder, "name" | "parent">;

/** Looks among the folders as they are now. */
const among =
  (find: (folders: Folders) => DocumentFolder | undefined) =>
  async (read: ReadNow): Promise<Written | null> => {
    const found = find((await read(documentFoldersQuery)).folders);
    return found ? { key: found._id, version: found.version } : null;
  };

const isGone =
  (id: string) =>
  async (read: ReadNow): Promise<Written | null> => {
    const { folders } = await read(documentFoldersQuery);
    return folders.some(({ _id }) => _id === id) ? null : { key: id, version: null };
  };

/** @returns one of that name at that place which wasn't there `before` */
const isNew = (at: At, before: Folders) => {
  const known = new Set(before.map(({ _id }) => _id));
  return among((folders) =>
    folders.find(({ _id, name, parent }) => !known.has(_id) && parent === at.parent && fold(name) === fold(at.name)),
  );
};

/**
 * @param parent the folder that it is in; null for none
 * @param before the folders that are there
 */
export const createFolder = (name: string, parent: string | null, before: Folders): DocumentWrite => ({
  request: { path: endpoints.documentFolders(), method: "POST", body: { name, parent } },
  done: texts.folderCreated(name),
  undoLabel: texts.undo.folderCreated,
  undo: ({ key, version }) =>
    key ? { path: endpoints.documentFolder(key), method: "DELETE", query: versioned(version) } : null,
  look: isNew({ name, parent }, before),
  lookUndone: (read, { key }) => isGone(key ?? "")(read),
});

const changeFolder = <Name extends "name" | "parent">(
  folder: DocumentFolder,
  field: Name,
  to: DocumentFolder[Name],
  texts: Pick<DocumentWrite, "done" | "undoLabel">,
): DocumentWrite => {
  const is =
    (value: DocumentFolder[Name]): Look =>
    (read, answered) =>
      among((folders) => folders.find((now) => now._id === folder._id && (answered || now[field] === value)))(read);
  return {
    ...changeAt(endpoints.documentFolder(folder._id), folder.version, { [field]: to }, { [field]: folder[field] }),
    ...texts,
    look: is(to),
    lookUndone: (read) => is(folder[field])(read, false),
  };
};

export const renameFolder = (folder: DocumentFolder, name: string): DocumentWrite =>
  changeFolder(folder, "name", name, {
    done: texts.folderRenamed(name),
    undoLabel: texts.undo.name,
  });

/** With all that is in it. @param to null: out of all others */
export const moveFolder = (folder: DocumentFolder, to: Pick<DocumentFolder, "_id" | "name"> | null): DocumentWrite =>
  changeFolder(folder, "parent", to?._id ?? null, {
    done: texts.folderMoved(folder.name, to?.name ?? null),
    undoLabel: texts.undo.moved,
  });

/** An empty one; taken back by another of the same name. */
export const removeFolder = ({ _id, version, name, parent }: DocumentFolder): DocumentWrite => ({
  request: { path: endpoints.documentFolder(_id), method: "DELETE", query: versioned(version) },
  done: texts.folderRemoved(name),
  undoLabel: texts.undo.folderRemoved,
  undo: () => ({ path: endpoints.documentFolders(), method: "POST", body: { name, parent } }),
  look: isGone(_id),
  lookUndone: isNew({ name, parent }, []),
  removes: true,
});
