import { formatNumber } from "../../../../domain/format";
import type { Pace } from "../pace";
import { hasKnownHeadings } from "./heading-row";
import { bombRefused, MAX_UNPACKED } from "./limits";
import { refusals, FileRefused } from "./refusals";
import type { FileSource, SourceTable } from "./source";
import { readOdsSheet, readOdsSheets } from "./workbooks/read-ods";
import { readShared, readXlsxSheet, type Shared } from "./workbooks/read-xlsx";
import { readSheets } from "./workbooks/xlsx-parts";
import { listZip, unpackWhole, type ZipEntry } from "./workbooks/zip";

/** Entries that identify other documents, which are zip files, too. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^word\//, "un documento di Word"],
  [/^ppt\//, "una presentazione"],
  [/^Index\/.*\.iwa$|^Index\.zip$/, "un foglio di Numbers"],
];

/**
 * Opens a workbook of Excel or LibreOffice.
 * @throws FileRefused if it isn't one, or is too large (checked before anything is unpacked)
 */
export async function openWorkbook(file: File, pace: Pace): Promise<FileSource> {
  const entries = await listZip(file);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new FileRefused(refusals.encrypted);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) throw bombRefused();
  if (byName.has("xl/vbaProject.bin")) throw new FileRefused(refusals.macros);
  if (byName.has("xl/workbook.bin")) throw new FileRefused(refusals.binaryExcel);
  if (byName.has("xl/workbook.xml")) return xlsxSource(file, byName, pace);
  const content = byName.get("content.xml");
  if (content && byName.has("mimetype")) return odsSource(file, byName, content, pace);
  const other = OTHERS.find(([name]) => entries.some((entry) => name.test(entry.name)));
  throw new FileRefused(refusals.otherKind(other?.[1] ?? "un archivio compresso"));
}

const NO_CSV_OPTIONS = { encoding: "utf-8", delimiter: ";" };

async function xlsxSource(file: File, byName: ReadonlyMap<string, ZipEntry>, pace: Pace): Promise<FileSource> {
  const from = { file, entry: (name: string) => byName.get(name) };
  const { sheets, from1904 } = await readSheets(from, pace);
  let shared: Shared | null = null;
  return {
    ...fileInfo(file, "xlsx"),
    sheets: sheets.map(({ name }) => name),
    async read({ sheet: wanted }, progress) {
      shared ??= await readShared(from, from1904, pace);
      const all = shared;
      const chosen = sheets.filter(({ name }) => wanted == null || name === wanted);
      return bestSheet(chosen.length > 0 ? chosen : sheets.slice(0, 1), async (sheet) => {
        const { unknownFormulas, ...read } = await readXlsxSheet(file, sheet, all, pace, progress);
        return { ...NO_CSV_OPTIONS, ...read, sheet: sheet.name, notes: formulaNotes(unknownFormulas), from1904 };
      });
    },
  };
}

async function odsSource(
  file: File,
  byName: ReadonlyMap<string, ZipEntry>,
  content: ZipEntry,
  pace: Pace,
): Promise<FileSource> {
  const text = async (name: string) => {
    const entry = byName.get(name);
    return entry ? unpackWhole(file, entry) : "";
  };
  if ((await text("META-INF/manifest.xml")).includes("encryption-data")) throw new FileRefused(refusals.encrypted);
  const kind = await text("mimetype");
  if (!kind.includes("opendocument.spreadsheet"))
    throw new FileRefused(refusals.otherKind("un documento di LibreOffice"));
  const sheets = await readOdsSheets(file, content, pace);
  return {
    ...fileInfo(file, "ods"),
    sheets,
    read: ({ sheet: wanted }, progress) =>
      bestSheet(wanted == null ? sheets : [wanted], async (sheet) => {
        const read = await readOdsSheet(file, content, sheet, pace, progress);
        return { ...NO_CSV_OPTIONS, ...read, sheet, notes: [] };
      }),
  };
}

/** Sheets that are read at most, to find the one with the data. */
const MAX_SHEETS_READ = 20;

/** @returns the first sheet with known headings, because the first one often has instructions; else the first with rows */
async function bestSheet<Sheet>(
  sheets: readonly Sheet[],
  read: (sheet: Sheet) => Promise<SourceTable>,
): Promise<SourceTable> {
  let first: SourceTable | null = null;
  for (const sheet of sheets.slice(0, MAX_SHEETS_READ)) {
    const found = await read(sheet).catch((error: unknown) => {
      // a further sheet that can't be read doesn't matter if an earlier one could
      if (!first || !(error instanceof FileRefused)) throw error;
      return null;
    });
    if (!found || found.table.rows === 0) continue;
    if (sheets.length === 1 || hasKnownHeadings(found.table)) return found;
    first ??= found;
  }
  if (!first) throw new FileRefused(refusals.noSheet);
  return first;
}

const fileInfo = ({ name, size }: File, kind: "xlsx" | "ods") => ({ name, size, kind });

function formulaNotes(count: number): string[] {
  if (count === 0) return [];
  const what = count === 1 ? "Una formula non ha" : `${formatNumber(count)} formule non hanno`;
  return [`${what} un risultato salvato, e la cella è vuota: apri il file in Excel, salvalo e caricalo di nuovo.`];
}
