import { endpoints } from "../../api/endpoints";
import {
  count,
  flag,
  identity,
  ifTold,
  instant,
  items,
  map,
  one,
  record,
  text,
  list,
  type Read,
  type Reader,
} from "../../api/read";
import { fileTypeOf, kindOfType, type DocumentKind } from "../../domain/documents/file-types";
import { wholeRows } from "../lists/list-answer";
import { isRecord } from "../../domain/values";

const KINDS: readonly string[] = ["pdf", "image", "sheet", "text", "other"] satisfies DocumentKind[];

const author = ifTold(record({ _id: ifTold(text(null)), name: text("") }));

/** Who sees it beside the administrators; `areas` are names of zones, none for all. */
const visibilityReader = record({
  roles: items(text("")),
  areas: items(text("")),
  donorId: ifTold(text(null)),
  donorName: ifTold(text(null)),
});
export type DocumentVisibility = NonNullable<Read<typeof visibilityReader>>;

const fields = {
  _id: identity,
  version: ifTold(count(null)),
  name: text(""),
  kind: ifTold(text(null)),
  type: ifTold(text(null)),
  size: ifTold(count(null)),
  folder: ifTold(text(null)),
  sight: ifTold(visibilityReader),
  versions: ifTold(count(null)),
  createdAt: ifTold(instant(null)),
  changedAt: ifTold(instant(null)),
  changedBy: author,
  deletedAt: ifTold(instant(null)),
  changeable: ifTold(flag(null)),
};

/** What it is: as the server says, else by the type that it tells, else by its name. */
function kindIn(kind: string | null, type: string | null, name: string): DocumentKind {
  if (kind !== null && KINDS.includes(kind)) return kind as DocumentKind;
  return type !== null ? kindOfType(type) : (fileTypeOf(name)?.kind ?? "other");
}

/** Needed is who it is. Null is what the server doesn't tell: of `changeable`, then the ability alone decides. */
const documentReader = map(
  record(fields),
  (read) => read && { ...read, type: read.type ?? "", kind: kindIn(read.kind, read.type, read.name) },
);
/** A document as lists have it. */
export type DocumentRow = NonNullable<Read<typeof documentReader>>;

const versionReader = record({
  number: count(0),
  name: text(""),
  size: ifTold(count(null)),
  at: ifTold(instant(null)),
  by: author,
});
/** A version of a document's bytes. */
export type DocumentVersion = NonNullable<Read<typeof versionReader>>;

const wholeReader = map(
  record({ ...fields, files: ifTold(items(versionReader)) }),
  (read) =>
    read && {
      ...read,
      type: read.type ?? "",
      kind: kindIn(read.kind, read.type, read.name),
      /** Newest first, which is the one in use; none where the server tells none. */
      files: (read.files ?? []).filter(({ number }) => number > 0).sort((a, b) => b.number - a.number),
    },
);
/** A document with its versions. */
export type WholeDocument = NonNullable<Read<typeof wholeReader>>;

/** `GET /documents`, for the shared list. */
export const documentRows = wholeRows("documents", documentReader);
/** `GET /documents`: `skip` rows were left out, and `asked` asked for. */
export const documentsAnswer = documentRows();
/** `GET /documents/{id}`, and every write of one. */
export const documentAnswer = one("document", wholeReader);

/** A document as a refusal tells it (409); null where it tells none. */
export const documentIn = (told: unknown): DocumentRow | null => {
  const read = documentReader(told, "document", () => undefined);
  return read?._id ? read : null;
};

/** One document, the same read for all who show something of it. */
export const documentQuery = (id: string) => ({ path: endpoints.document(id), schema: documentAnswer });

const folderReader = record({
  _id: identity,
  version: ifTold(count(null)),
  name: text(""),
  parent: ifTold(text(null)),
  documents: ifTold(count(null)),
  sight: ifTold(visibilityReader),
  changeable: ifTold(flag(null)),
});
/** A folder; `sight` is of all that is in it, where that is the same. */
export type DocumentFolder = NonNullable<Read<typeof folderReader>>;

const foldersIn = list("folders", folderReader);
const binIn = ifTold(count(null));

/** `GET /documents/folders`; `bin` is how many of the bin this person may take out of it, null where it isn't told. */
export const documentFoldersAnswer: Reader<
  { folders: DocumentFolder[]; bin: number | null },
  NonNullable<typeof foldersIn.input> & { bin?: number | null }
> = (body, path, note) => ({
  folders: foldersIn(body, path, note).folders,
  bin: binIn(isRecord(body) ? body.bin : null, "bin", note),
});

/** `POST`, `PUT` of a folder. */
export const documentFolderAnswer = one("folder", folderReader);

export const documentFoldersQuery = { path: endpoints.documentFolders(), schema: documentFoldersAnswer };

const type = record({ extension: text(""), type: text("") });
const store = record({ used: count(null), size: count(null), lasting: flag(true) });

const limitsReader = map(
  record({
    maxSize: ifTold(count(null)),
    types: ifTold(items(type)),
    store: ifTold(store),
    chunk: ifTold(count(null)),
    binDays: ifTold(count(null)),
  }),
  (read) => read && { ...read, types: (read.types ?? []).filter(({ extension }) => extension) },
);
/**
 * What may be uploaded: sizes in bytes, null where the server doesn't say; no types where it names none, and then any is
 * tried. `store.lasting` false: what is uploaded is there only until the page is loaded again.
 */
export type DocumentLimits = NonNullable<Read<typeof limitsReader>>;

/** `GET /documents/limits`. */
export const documentLimitsAnswer = one("limits", limitsReader, (body) => "maxSize" in body || "types" in body);

export const documentLimitsQuery = { path: endpoints.documentLimits(), schema: documentLimitsAnswer };
