import type { DocumentFolder } from "../../../shared/documents/document";

/**
 * @returns a folder and its parents, the outermost first; nothing for one that isn't there. Circles that a server tells are
 *   cut
 */
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
