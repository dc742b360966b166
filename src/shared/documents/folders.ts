import { endpoints } from "../../api/endpoints";
import { count, flag, identity, ifTold, list, one, record, text, type Read, type Reader } from "../../api/read";
import { isRecord } from "../../domain/values";
import { sightReader } from "./document";

const folderReader = record({
  _id: identity,
  version: ifTold(count(null)),
  name: text(""),
  parent: ifTold(text(null)),
  documents: ifTold(count(null)),
  sight: ifTold(sightReader),
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
