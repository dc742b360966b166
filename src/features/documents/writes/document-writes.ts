import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { isVersionUnknown } from "../../../api/writes/read-written";
import type { VisibilityForm } from "../../../shared/documents/uploads/upload-item";
import { fileTitle } from "../../../domain/documents/file-name";
import type { DocumentRow, WholeDocument } from "../../../shared/documents/document";
import { changeAt, versioned, type DocumentWrite } from "./document-write";
import { texts } from "./texts";

/** @param name without the file extension, which stays */
export const renameDocument = ({ _id, version, name: former }: DocumentRow, name: string): DocumentWrite => ({
  ...changeAt(endpoints.document(_id), version, { name }, { name: former }),
  done: texts.renamed(name),
  undoLabel: texts.undo.name,
});

/** @param folder null: in no folder */
export const moveDocument = (
  { _id, version, folder: former }: DocumentRow,
  folder: { _id: string; name: string } | null,
): DocumentWrite => ({
  ...changeAt(endpoints.document(_id), version, { folder: folder?._id ?? null }, { folder: former }),
  done: texts.moved(folder?.name ?? null),
  undoLabel: texts.undo.moved,
});

export const shareDocument = (
  { _id, version, sight: former }: DocumentRow,
  visibility: VisibilityForm,
): DocumentWrite => ({
  ...changeAt(endpoints.document(_id), version, { sight: visibility }, { sight: visibilityFormOf(former) }),
  done: texts.shared,
  undoLabel: texts.undo.shared,
});

const visibilityFormOf = (visibility: DocumentRow["sight"]): VisibilityForm => ({
  roles: visibility?.roles ?? [],
  areas: visibility?.areas ?? [],
  donorId: visibility?.donorId ?? null,
});

/** Moves a document to the bin. */
export const removeDocument = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: versioned(version) },
  done: texts.removed(fileTitle(name)),
  undoLabel: texts.undo.removed,
  undo: () => ({ path: pageEndpoints.restoreDocument(_id), method: "POST" }),
});

/** Moves a document out of the bin. */
export const restoreDocument = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: pageEndpoints.restoreDocument(_id), method: "POST" },
  done: texts.restored(fileTitle(name)),
  undoLabel: texts.undo.restored,
  undo: (restored) =>
    isVersionUnknown(version, restored)
      ? null
      : { path: endpoints.document(_id), method: "DELETE", query: versioned(restored?.version ?? null) },
});

/** Can't be undone: ask for confirmation first. */
export const removeForGood = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: { forGood: "true", ...versioned(version) } },
  done: texts.removedForGood(fileTitle(name)),
  undoLabel: "",
  undo: () => null,
  removes: true,
});

/** Makes an earlier file the newest version; undo restores the file that was in use. */
export const restoreVersion = ({ _id, files }: WholeDocument, number: number): DocumentWrite => {
  const inUse = files[0];
  return {
    request: { path: pageEndpoints.restoreDocumentVersion(_id, number), method: "POST" },
    done: texts.versionRestored(number),
    undoLabel: texts.undo.version,
    undo: () => (inUse ? { path: pageEndpoints.restoreDocumentVersion(_id, inUse.number), method: "POST" } : null),
  };
};
