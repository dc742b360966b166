import { endpoints } from "../../../api/endpoints";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { Written } from "../../../api/read-written";
import { fileTitle } from "../../../domain/documents/file-words";
import type { DocumentFolder, DocumentRow, WholeDocument } from "../../../shared/documents";
import type { SightForm } from "../../../shared/documents/uploads";
import { texts } from "./texts";

/** A change of a document: how it goes out, is told, is taken back, and is found again where its answer was lost. */
export interface DocumentWrite {
  request: WriteRequest;
  /** The toast's words. */
  done: string;
  /** The write that takes it back; null where there is none. */
  undo: (answer: Written) => WriteRequest | null;
  /** Whether the document says that it was done; without it the answer alone does. */
  isDone?: (document: WholeDocument) => boolean;
  /** Of which document; null: of a folder. */
  id: string | null;
}

const versioned = (version: number | null) => (version === null ? {} : { version });

/** A change of one field of what stands at a path, taken back by its former value. */
function changeAt(
  path: string,
  version: number | null,
  to: object,
  former: object,
): Pick<DocumentWrite, "request" | "undo"> {
  const put = (of: number | null, body: object): WriteRequest => ({
    path,
    method: "PUT",
    body: { ...versioned(of), ...body },
  });
  return { request: put(version, to), undo: (answer) => put(answer.version, former) };
}

const change = (
  { _id, version }: DocumentRow,
  to: object,
  former: object,
  rest: Pick<DocumentWrite, "done" | "isDone">,
): DocumentWrite => ({ ...changeAt(endpoints.document(_id), version, to, former), id: _id, ...rest });

/** @param name without the ending that says its type: that stays */
export const renameDocument = (document: DocumentRow, name: string): DocumentWrite =>
  change(
    document,
    { name },
    { name: document.name },
    {
      done: texts.renamed(name),
      isDone: (now) => fileTitle(now.name) === name,
    },
  );

/** @param folder null: outside of all */
export const moveDocument = (document: DocumentRow, folder: { _id: string; name: string } | null): DocumentWrite =>
  change(
    document,
    { folder: folder?._id ?? null },
    { folder: document.folder },
    {
      done: texts.moved(folder?.name ?? null),
      isDone: (now) => now.folder === (folder?._id ?? null),
    },
  );

export const shareDocument = (document: DocumentRow, sight: SightForm): DocumentWrite =>
  change(document, { sight }, { sight: formerSight(document) }, { done: texts.shared });

const formerSight = ({ sight }: DocumentRow): SightForm => ({
  roles: sight?.roles ?? [],
  areas: sight?.areas ?? [],
  donorId: sight?.donorId ?? null,
});

/** To the bin. */
export const removeDocument = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: versioned(version) },
  done: texts.removed(fileTitle(name)),
  undo: () => ({ path: endpoints.restoreDocument(_id), method: "POST" }),
  isDone: ({ deletedAt }) => deletedAt !== null,
  id: _id,
});

/** Out of the bin. */
export const restoreDocument = ({ _id, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.restoreDocument(_id), method: "POST" },
  done: texts.restored(fileTitle(name)),
  undo: ({ version }) => ({ path: endpoints.document(_id), method: "DELETE", query: versioned(version) }),
  isDone: ({ deletedAt }) => deletedAt === null,
  id: _id,
});

/** Nothing takes it back: it is asked for first. */
export const removeForGood = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: { forGood: "true", ...versioned(version) } },
  done: texts.removedForGood(fileTitle(name)),
  undo: () => null,
  id: _id,
});

/** An earlier file becomes the newest version; taken back by the one that was in use. */
export const restoreVersion = ({ _id, files }: WholeDocument, number: number): DocumentWrite => {
  const inUse = files[0];
  return {
    request: { path: endpoints.restoreDocumentVersion(_id, number), method: "POST" },
    done: texts.versionRestored(number),
    undo: () => (inUse ? { path: endpoints.restoreDocumentVersion(_id, inUse.number), method: "POST" } : null),
    isDone: (now) => now.files.length > files.length,
    id: _id,
  };
};

/** @param parent the folder that it is in; null for none */
export const createFolder = (name: string, parent: string | null): DocumentWrite => ({
  request: { path: endpoints.documentFolders(), method: "POST", body: { name, parent } },
  done: texts.folderCreated(name),
  undo: ({ key, version }) =>
    key ? { path: endpoints.documentFolder(key), method: "DELETE", query: versioned(version) } : null,
  id: null,
});

const changeFolder = ({ _id, version }: DocumentFolder, to: object, former: object, done: string): DocumentWrite => ({
  ...changeAt(endpoints.documentFolder(_id), version, to, former),
  done,
  id: null,
});

export const renameFolder = (folder: DocumentFolder, name: string): DocumentWrite =>
  changeFolder(folder, { name }, { name: folder.name }, texts.folderRenamed(name));

/** With all that is in it. @param to null: out of all others */
export const moveFolder = (folder: DocumentFolder, to: Pick<DocumentFolder, "_id" | "name"> | null): DocumentWrite =>
  changeFolder(
    folder,
    { parent: to?._id ?? null },
    { parent: folder.parent },
    texts.folderMoved(folder.name, to?.name ?? null),
  );

/** An empty one; taken back by another of the same name. */
export const removeFolder = ({ _id, version, name, parent }: DocumentFolder): DocumentWrite => ({
  request: { path: endpoints.documentFolder(_id), method: "DELETE", query: versioned(version) },
  done: texts.folderRemoved(name),
  undo: () => ({ path: endpoints.documentFolders(), method: "POST", body: { name, parent } }),
  id: null,
});
