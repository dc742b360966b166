import { recordTexts } from "../../../domain/record-texts";
import type { RecordKind } from "../../../domain/records/records";
import type { ExportField } from "../../../domain/export/export-fields";
import { csvFile } from "./files/text-files";
import { xlsxFile } from "./files/xlsx-file";
import { createSlices } from "./files/file-writer";

/** Creates a file with headings only, to fill in. */
export async function blankFile(
  entity: RecordKind,
  fields: readonly ExportField[],
  format: "csv" | "xlsx",
): Promise<Blob> {
  const make = format === "csv" ? csvFile : xlsxFile();
  const slices = createSlices(new AbortController().signal);
  return make({ title: recordTexts(entity).title, fields, origin: null, slices }).finish();
}
