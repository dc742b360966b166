import { recordWords } from "../../../domain/record-words";
import { csvFile, jsonFile } from "./files/text-files";
import { createSlices, type FileWriter, type MakeWriter } from "./files/file-writer";
import { xlsxFile } from "./files/xlsx-file";
import type { ExportFormat } from "./export-order";
import { readPages, type Reading } from "./rows/read-pages";

/** How far an export is. */
export interface Progress {
  rows: number;
  /** Null where nobody knows. */
  total: number | null;
}

/** A file that is whole, and what there is to say of it. */
export interface MadeFile {
  blob: Blob;
  rows: number;
  /** Rows came or went while it was read, and did so again at the second try. */
  changed: boolean;
  /** Rows that came more than once, and stand in the file once. */
  repeated: number;
  /** Rows that the server sent in a way that nobody can read. */
  damaged: number;
  /** Cells that the format can't hold whole: how many, by their column's label. */
  shortened: ReadonlyMap<string, number>;
}

const WRITERS: Record<Exclude<ExportFormat, "print">, MakeWriter> = {
  csv: csvFile,
  xlsx: xlsxFile(),
  json: jsonFile,
};

/** Rows came or went. */
const CHANGED = Symbol("changed");

/**
 * Makes the file of pages. When rows come or go underway it begins once more; when they do so again it goes on, leaves
 * out what would stand in it twice, and says so.
 * @param makeWriter for tests, and for what is no file
 * @throws ApiError, or the signal's reason
 */
export async function writePages(
  reading: Reading,
  onProgress: (progress: Progress) => void,
  makeWriter: MakeWriter = WRITERS[reading.order.format === "print" ? "csv" : reading.order.format],
): Promise<MadeFile> {
  const { order, signal } = reading;
  const content = { title: recordWords(order.entity).title, fields: order.fields, slices: createSlices(signal) };
  const first = makeWriter(content);
  const made = await fill(first, reading, onProgress, true);
  if (made !== CHANGED) return finished(first, made);
  const second = makeWriter(content);
  const again = await fill(second, reading, onProgress, false);
  if (again === CHANGED) throw new Error("only the first try ends at a change");
  return finished(second, again);
}

type Filled = Pick<MadeFile, "rows" | "changed" | "repeated" | "damaged">;

const finished = async (writer: FileWriter, filled: Filled): Promise<MadeFile> => ({
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
    // on one page or on two: it stands in the file once
    const fresh = page.rows.filter(({ _id }) => {
      if (_id === "") return true;
      const first = !seen.has(_id);
      seen.add(_id);
      return first;
    });
    repeated += page.rows.length - fresh.length;
    changed ||= fresh.length < page.rows.length || page.total !== total;
    if (changed && strict) return CHANGED;
    // the same rows again: this server doesn't know pages
    if (fresh.length === 0 && page.rows.length > 0) break;
    await writer.add(fresh.map(({ values }) => values));
    rows += fresh.length;
    damaged += page.damaged;
    onProgress({ rows, total: total ?? null });
  }
  changed ||= total !== null && total !== undefined && rows + damaged < total;
  return changed && strict ? CHANGED : { rows, repeated, damaged, changed };
}
