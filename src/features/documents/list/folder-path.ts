import type { DocumentFolder } from "../../../shared/documents/document";

/** @returns a folder after its parents, the outermost first; empty if there is no such folder */
export function folderPath(folders: readonly DocumentFolder[], id: string): DocumentFolder[] {
  const path: DocumentFolder[] = [];
  let folder = folders.find(({ _id }) => _id === id);
  while (folder && !path.includes(folder)) {
    path.unshift(folder);
    const { parent } = folder;
    folder = folders.find(({ _id }) => _id === parent);
  }
  return path;
}
