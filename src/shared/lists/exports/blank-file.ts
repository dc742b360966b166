import { recordWords } from "../../../domain/record-words";
import type { RecordKind } from "../../../domain/record-kinds";
import type { ExportField } from "../../../domain/export/export-fields";
import { csvFile } from "./files/text-files";
import { xlsxFile } from "./files/xlsx-file";
import { createSlices } from "./files/file-writer";

/**
 * A file with headings alone, to be filled in.
 * @returns the file as an export of the same fields would begin
 */
export async function blankFile(
  entity: RecordKind,
  fields: readonly ExportField[],
  format: "csv" | "xlsx",
): Promise<Blob> {
  const make = format === "csv" ? csvFile : xlsxFile();
  const slices = createSlices(new AbortController().signal);
  return make({ title: recordWords(entity).title, fields, slices }).finish();
}
