import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import type { DocumentFolder } from "../../../shared/documents/document";
import { changeAt, versioned, type DocumentWrite } from "./document-write";
import { texts } from "./texts";

/** @param parent id of the folder around it; null for none */
export const createFolder = (name: string, parent: string | null): DocumentWrite => ({
  request: { path: endpoints.documentFolders(), method: "POST", body: { name, parent } },
  done: texts.folderCreated(name),
  undoLabel: texts.undo.folderCreated,
  undo: (made) =>
    made && { path: pageEndpoints.documentFolder(made.key), method: "DELETE", query: versioned(made.version) },
});

const changeFolder = <Name extends "name" | "parent">(
  folder: DocumentFolder,
  field: Name,
  to: DocumentFolder[Name],
  texts: Pick<DocumentWrite, "done" | "undoLabel">,
): DocumentWrite => ({
  ...changeAt(pageEndpoints.documentFolder(folder._id), folder.version, { [field]: to }, { [field]: folder[field] }),
  ...texts,
});

export const renameFolder = (folder: DocumentFolder, name: string): DocumentWrite =>
  changeFolder(folder, "name", name, {
    done: texts.folderRenamed(name),
    undoLabel: texts.undo.name,
  });

/** Moves a folder with its content. @param to null: into no folder */
export const moveFolder = (folder: DocumentFolder, to: Pick<DocumentFolder, "_id" | "name"> | null): DocumentWrite =>
  changeFolder(folder, "parent", to?._id ?? null, {
    done: texts.folderMoved(folder.name, to?.name ?? null),
    undoLabel: texts.undo.moved,
  });

/** Deletes an empty folder; undo creates another one of the same name. */
export const removeFolder = ({ _id, version, name, parent }: DocumentFolder): DocumentWrite => ({
  request: { path: pageEndpoints.documentFolder(_id), method: "DELETE", query: versioned(version) },
  done: texts.folderRemoved(name),
  undoLabel: texts.undo.folderRemoved,
  undo: () => ({ path: endpoints.documentFolders(), method: "POST", body: { name, parent } }),
  removes: true,
});
