import { endpoints } from "../../../api/endpoints";
import { ApiError } from "../../../api/errors";
import type { ReadNow } from "../../../api/react/use-mutation";
import { documentQuery, type DocumentRow, type WholeDocument } from "../../../shared/documents/document";
import type { VisibilityForm } from "../../../shared/documents/uploads/upload-item";
import { cleanFileName, partsOf, fileTitle } from "../../../domain/documents/file-name";
import { changeAt, versioned, type DocumentWrite, type Look } from "./document-write";
import { texts } from "./texts";

/** A document as it is now; null: it is gone. */
type Now = WholeDocument | null;

async function readNow(read: ReadNow, id: string): Promise<Now> {
  try {
    return (await read(documentQuery(id))).document;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const lookAt =
  (id: string, isSo: (now: Now) => boolean): Look =>
  async (read, answered) => {
    const now = await readNow(read, id);
    return answered || isSo(now) ? { key: id, version: now?.version ?? null } : null;
  };

const whether = (id: string, isDone: (now: Now) => boolean, isUndone: (now: Now) => boolean) => ({
  look: lookAt(id, isDone),
  lookUndone: (read: ReadNow) => lookAt(id, isUndone)(read, false),
});

/** @param isAs whether a document is as a change of it says */
const change = <T extends object>(
  { _id, version }: DocumentRow,
  { to, former, isAs }: { to: T; former: T; isAs: (now: WholeDocument, wanted: T) => boolean },
  texts: Pick<DocumentWrite, "done" | "undoLabel">,
): DocumentWrite => {
  const is = (now: Now, wanted: T) => now !== null && isAs(now, wanted);
  return {
    ...changeAt(endpoints.document(_id), version, to, former),
    ...texts,
    look: lookAt(_id, (now) => is(now, to)),
    lookUndone: (read) => lookAt(_id, (now) => is(now, former))(read, false),
  };
};

/** @param name without the ending that says its type: that stays */
export const renameDocument = (document: DocumentRow, name: string): DocumentWrite => {
  const { end } = partsOf(document.name);
  const isAs = (now: WholeDocument, wanted: { name: string }) => {
    const kept = cleanFileName(wanted.name);
    return [wanted.name, kept, `${wanted.name}${end}`, `${kept}${end}`].includes(now.name);
  };
  return change(
    document,
    { to: { name }, former: { name: document.name }, isAs },
    {
      done: texts.renamed(name),
      undoLabel: texts.undo.name,
    },
  );
};

/** @param folder null: outside of all */
export const moveDocument = (document: DocumentRow, folder: { _id: string; name: string } | null): DocumentWrite =>
  change(
    document,
    {
      to: { folder: folder?._id ?? null },
      former: { folder: document.folder },
      isAs: (now, wanted) => now.folder === wanted.folder,
    },
    { done: texts.moved(folder?.name ?? null), undoLabel: texts.undo.moved },
  );

export const shareDocument = (document: DocumentRow, sight: VisibilityForm): DocumentWrite =>
  change(
    document,
    {
      to: { sight },
      former: { sight: sightOf(document) },
      isAs: (now, wanted) => isSame(sightOf(now), wanted.sight),
    },
    { done: texts.shared, undoLabel: texts.undo.shared },
  );

const sightOf = ({ sight }: DocumentRow): VisibilityForm => ({
  roles: sight?.roles ?? [],
  areas: sight?.areas ?? [],
  donorId: sight?.donorId ?? null,
});

/** Whether the same people see it, in whatever order they are named; administrators do anyway. */
const isSame = (one: VisibilityForm, other: VisibilityForm): boolean =>
  (one.donorId ?? null) === (other.donorId ?? null) &&
  sorted(one.roles) === sorted(other.roles) &&
  sorted(one.areas) === sorted(other.areas);
const sorted = (names: readonly string[]) =>
  JSON.stringify([...new Set(names)].filter((name) => name !== "admin").sort());

const isBinned = (now: Now) => now === null || now.deletedAt !== null;
const isBack = (now: Now) => now !== null && now.deletedAt === null;

/** To the bin. */
export const removeDocument = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: versioned(version) },
  done: texts.removed(fileTitle(name)),
  undoLabel: texts.undo.removed,
  undo: () => ({ path: endpoints.restoreDocument(_id), method: "POST" }),
  ...whether(_id, isBinned, isBack),
});

/** Out of the bin. */
export const restoreDocument = ({ _id, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.restoreDocument(_id), method: "POST" },
  done: texts.restored(fileTitle(name)),
  undoLabel: texts.undo.restored,
  undo: ({ version }) => ({ path: endpoints.document(_id), method: "DELETE", query: versioned(version) }),
  ...whether(_id, isBack, isBinned),
});

/** Nothing takes it back: it is asked for first. */
export const removeForGood = ({ _id, version, name }: DocumentRow): DocumentWrite => ({
  request: { path: endpoints.document(_id), method: "DELETE", query: { forGood: "true", ...versioned(version) } },
  done: texts.removedForGood(fileTitle(name)),
  undoLabel: "",
  undo: () => null,
  ...whether(
    _id,
    (now) => now === null,
    () => false,
  ),
  removes: true,
});

/** An earlier file becomes the newest version; taken back by the one that was in use. */
export const restoreVersion = ({ _id, files }: WholeDocument, number: number): DocumentWrite => {
  const inUse = files[0];
  const hasMore = (by: number) => (now: Now) => now !== null && now.files.length >= files.length + by;
  return {
    request: { path: endpoints.restoreDocumentVersion(_id, number), method: "POST" },
    done: texts.versionRestored(number),
    undoLabel: texts.undo.version,
    undo: () => (inUse ? { path: endpoints.restoreDocumentVersion(_id, inUse.number), method: "POST" } : null),
    ...whether(_id, hasMore(1), hasMore(2)),
  };
};
