import { FileRefused } from "./file-refused";
import { refusals } from "./refusals";
import type { FileSource } from "./source";

/** @throws FileRefused: only CSVs are read so far */
export function openWorkbook(): Promise<FileSource> {
  throw new FileRefused(refusals.otherKind("un foglio o un archivio compresso"));
}
