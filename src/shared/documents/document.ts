import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import {
  count,
  flag,
  identity,
  optional,
  instant,
  items,
  map,
  one,
  record,
  text,
  list,
  type Read,
  type Reader,
} from "../../api/readers/read";
import { fileTypeOf, kindOfType, type DocumentKind } from "../../domain/documents/file-types";
import { wholeRows } from "../lists/list-answer";
import { isRecord } from "../../domain/values";

const KINDS: readonly string[] = ["pdf", "image", "sheet", "text", "other"] satisfies DocumentKind[];

const author = optional(record({ _id: optional(text(null)), name: text("") }));

/** Who sees it besides the administrators. `areas`: names of zones; empty for all. */
const visibilityReader = record({
  roles: items(text("")),
  areas: items(text("")),
  donorId: optional(text(null)),
  donorName: optional(text(null)),
});
export type DocumentVisibility = NonNullable<Read<typeof visibilityReader>>;

const fields = {
  _id: identity,
  version: optional(count(null)),
  name: text(""),
  kind: optional(text(null)),
  type: optional(text(null)),
  size: optional(count(null)),
  folder: optional(text(null)),
  sight: optional(visibilityReader),
  versions: optional(count(null)),
  createdAt: optional(instant(null)),
  changedAt: optional(instant(null)),
  changedBy: author,
  deletedAt: optional(instant(null)),
  changeable: optional(flag(null)),
};

/** The server's kind, or else the kind of the type or of the name. */
function kindIn(kind: string | null, type: string | null, name: string): DocumentKind {
  if (kind !== null && KINDS.includes(kind)) return kind as DocumentKind;
  return type !== null ? kindOfType(type) : (fileTypeOf(name)?.kind ?? "other");
}

/** `changeable` null: the ability alone decides. */
const documentReader = map(
  record(fields),
  (read) => read && { ...read, type: read.type ?? "", kind: kindIn(read.kind, read.type, read.name) },
);
export type DocumentRow = NonNullable<Read<typeof documentReader>>;

const versionReader = record({
  number: count(0),
  name: text(""),
  size: optional(count(null)),
  at: optional(instant(null)),
  by: author,
});
export type DocumentVersion = NonNullable<Read<typeof versionReader>>;

const wholeReader = map(
  record({ ...fields, files: optional(items(versionReader)) }),
  (read) =>
    read && {
      ...read,
      type: read.type ?? "",
      kind: kindIn(read.kind, read.type, read.name),
      /** Newest first; the first is in use. */
      files: (read.files ?? []).filter(({ number }) => number > 0).sort((a, b) => b.number - a.number),
    },
);
export type WholeDocument = NonNullable<Read<typeof wholeReader>>;

/** `GET /documents`, for the shared list. */
export const documentRows = wholeRows("documents", documentReader);
/** `GET /documents`; call it with `skip` and `limit`. */
export const documentsAnswer = documentRows();
/** `GET /documents/{id}`, and the response of every write. */
export const documentAnswer = one("document", wholeReader);

/** A document in a 409 response; null if there is none. */
export const documentIn = (sent: unknown): DocumentRow | null => {
  const read = documentReader(sent, "document", () => undefined);
  return read?._id ? read : null;
};

export const documentQuery = (id: string) => ({ path: endpoints.document(id), schema: documentAnswer });

const folderReader = record({
  _id: identity,
  version: optional(count(null)),
  name: text(""),
  parent: optional(text(null)),
  documents: optional(count(null)),
  sight: optional(visibilityReader),
  changeable: optional(flag(null)),
});
/** `sight`: the visibility of all its documents, if they have the same. */
export type DocumentFolder = NonNullable<Read<typeof folderReader>>;

const foldersIn = list("folders", folderReader);
const binIn = optional(count(null));

/** `GET /documents/folders`; `bin`: how many documents of the bin this user may restore, null if unknown. */
export const documentFoldersAnswer: Reader<
  { folders: DocumentFolder[]; bin: number | null },
  NonNullable<typeof foldersIn.input> & { bin?: number | null }
> = (body, path, note) => ({
  folders: foldersIn(body, path, note).folders,
  bin: binIn(isRecord(body) ? body.bin : null, "bin", note),
});

/** The response of `POST` and `PUT` of a folder. */
export const documentFolderAnswer = one("folder", folderReader);

export const documentFoldersQuery = { path: endpoints.documentFolders(), schema: documentFoldersAnswer };

const type = record({ extension: text(""), type: text("") });
const store = record({ used: count(null), size: count(null), lasting: flag(true) });

const limitsReader = map(
  record({
    maxSize: optional(count(null)),
    types: optional(items(type)),
    store: optional(store),
    chunk: optional(count(null)),
    binDays: optional(count(null)),
  }),
  (read) => read && { ...read, types: (read.types ?? []).filter(({ extension }) => extension) },
);
/**
 * Limits of uploads in bytes, null if unknown. Without `types`, any type is tried. `store.lasting` false: uploads
 * vanish with the page.
 */
export type DocumentLimits = NonNullable<Read<typeof limitsReader>>;

/** `GET /documents/limits`. */
export const documentLimitsAnswer = one("limits", limitsReader, (body) => "maxSize" in body || "types" in body);

export const documentLimitsQuery = { path: pageEndpoints.documentLimits(), schema: documentLimitsAnswer };
