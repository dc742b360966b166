import type { Origin } from "../../../domain/export/origin-texts";
import { recordTexts } from "../../../domain/record-texts";
import { csvFile, jsonFile } from "./files/text-files";
import { createSlices, type FileWriter, type MakeWriter } from "./files/file-writer";
import { xlsxFile } from "./files/xlsx-file";
import type { Progress } from "../progress/time-left";
import type { ExportFormat } from "./export-request";
import { readPages, type Reading } from "./rows/read-pages";

export interface MadeFile {
  blob: Blob;
  origin: Origin;
  rows: number;
  /** Rows were added or removed while reading, also in the second try. */
  changed: boolean;
  /** Rows that the server sent twice; the file has them once. */
  repeated: number;
  /** Unreadable rows. */
  damaged: number;
  /** Truncated cells, by column label. */
  shortened: ReadonlyMap<string, number>;
}

const WRITERS: Record<Exclude<ExportFormat, "print">, MakeWriter> = {
  csv: csvFile,
  xlsx: xlsxFile(),
  json: jsonFile,
};

const CHANGED = Symbol("changed");

/**
 * Makes a file of all pages. If rows change meanwhile, it starts once more. The second try omits repeated rows and reports
 * the change.
 * @param makeWriter for tests, and for a print
 * @throws ApiError, or the signal's reason
 */
export async function writePages(
  reading: Reading,
  onProgress: (progress: Progress) => void,
  makeWriter: MakeWriter = WRITERS[reading.request.format === "print" ? "csv" : reading.request.format],
): Promise<MadeFile> {
  const { request, signal } = reading;
  const { entity, fields, filterText, author } = request;
  const origin: Origin = { filter: filterText, made: new Date(), author };
  const content = { title: recordTexts(entity).title, fields, origin, slices: createSlices(signal) };
  const first = makeWriter(content);
  const made = await fill(first, reading, onProgress, true);
  if (made !== CHANGED) return finished(first, { ...made, origin });
  const second = makeWriter(content);
  const again = await fill(second, reading, onProgress, false);
  if (again === CHANGED) throw new Error("only the first try ends at a change");
  return finished(second, { ...again, origin });
}

type Filled = Pick<MadeFile, "rows" | "changed" | "repeated" | "damaged">;

const finished = async (writer: FileWriter, filled: Filled & { origin: Origin }): Promise<MadeFile> => ({
  ...filled,
  blob: await writer.finish(),
  shortened: writer.shortened ?? new Map<string, number>(),
});

async function fill(
  writer: FileWriter,
  reading: Reading,
  onProgress: (progress: Progress) => void,
  strict: boolean,
): Promise<Filled | typeof CHANGED> {
  const seen = new Set<string>();
  let total: number | null | undefined;
  let [rows, repeated, damaged, changed] = [0, 0, 0, false];
  for await (const page of readPages(reading)) {
    total ??= page.total;
    // a row may be on two pages
    const newRows = page.rows.filter(({ _id }) => {
      if (_id === "") return true;
      const first = !seen.has(_id);
      seen.add(_id);
      return first;
    });
    repeated += page.rows.length - newRows.length;
    changed ||= newRows.length < page.rows.length || page.total !== total;
    if (changed && strict) return CHANGED;
    // the server ignores `skip`
    if (newRows.length === 0 && page.rows.length > 0) break;
    await writer.add(newRows.map(({ values }) => values));
    rows += newRows.length;
    damaged += page.damaged;
    onProgress({ rows, total: total ?? null });
  }
  changed ||= total !== null && total !== undefined && rows + damaged < total;
  return changed && strict ? CHANGED : { rows, repeated, damaged, changed };
}
