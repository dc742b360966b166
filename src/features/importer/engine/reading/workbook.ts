import { formatNumber } from "../../../../domain/format";
import type { Pace } from "../pace";
import { FileRefused } from "./file-refused";
import { MAX_UNPACKED } from "./limits";
import { refusals } from "./refusals";
import type { FileSource, SourceTable } from "./source";
import { readOdsSheet, readOdsSheets } from "./workbooks/read-ods";
import { readShared, readXlsxSheet, type Shared } from "./workbooks/read-xlsx";
import { readSheets } from "./workbooks/xlsx-parts";
import { listZip, unpackWhole, type ZipEntry } from "./workbooks/zip";

/** What only programs of other documents put into a zip. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^word\//, "un documento di Word"],
  [/^ppt\//, "una presentazione"],
  [/^Index\/.*\.iwa$|^Index\.zip$/, "un foglio di Numbers"],
];

/**
 * A workbook of Excel or LibreOffice.
 * @throws FileRefused for what isn't one, and by its size before anything is unpacked
 */
export async function openWorkbook(file: File, pace: Pace): Promise<FileSource> {
  const entries = await listZip(file);
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  if (entries.some(({ isEncrypted }) => isEncrypted)) throw new FileRefused(refusals.encrypted);
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED) throw new FileRefused(refusals.bomb);
  if (byName.has("xl/vbaProject.bin")) throw new FileRefused(refusals.macros);
  if (byName.has("xl/workbook.bin")) throw new FileRefused(refusals.binaryExcel);
  if (byName.has("xl/workbook.xml")) return xlsxSource(file, byName, pace);
  const content = byName.get("content.xml");
  if (content && byName.has("mimetype")) return odsSource(file, byName, content, pace);
  const other = OTHERS.find(([name]) => entries.some((entry) => name.test(entry.name)));
  throw new FileRefused(refusals.otherKind(other?.[1] ?? "un archivio compresso"));
}

const inNoEncoding = { encoding: "utf-8", delimiter: ";" };

async function xlsxSource(file: File, byName: ReadonlyMap<string, ZipEntry>, pace: Pace): Promise<FileSource> {
  const from = { file, entry: (name: string) => byName.get(name) };
  const { sheets, from1904 } = await readSheets(from);
  let shared: Shared | null = null;
  return {
    ...described(file, "xlsx"),
    sheets: sheets.map(({ name }) => name),
    async read({ sheet: wanted }, progress) {
      shared ??= await readShared(from, from1904, pace);
      const [chosen = sheets[0]] = sheets.filter(({ name }) => name === wanted);
      // of those that nobody has chosen, the first with anything in it
      for (const sheet of wanted == null ? sheets : [chosen]) {
        if (!sheet) continue;
        const { table, unknownFormulas } = await readXlsxSheet(file, sheet, shared, pace, progress);
        if (table.rows > 0) return { ...inNoEncoding, table, sheet: sheet.name, notes: formulaNotes(unknownFormulas) };
      }
      throw new FileRefused(refusals.noSheet);
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
    ...described(file, "ods"),
    sheets,
    async read({ sheet: wanted }, progress): Promise<SourceTable> {
      for (const sheet of wanted == null ? sheets : [wanted]) {
        const table = await readOdsSheet(file, content, sheet, pace, progress);
        if (table.rows > 0) return { ...inNoEncoding, table, sheet, notes: [] };
      }
      throw new FileRefused(refusals.noSheet);
    },
  };
}

const described = ({ name, size }: File, kind: "xlsx" | "ods") => ({ name, size, kind });

function formulaNotes(count: number): string[] {
  if (count === 0) return [];
  const what = count === 1 ? "Una formula non ha" : `${formatNumber(count)} formule non hanno`;
  return [`${what} un risultato salvato, e la cella è vuota: apri il file in Excel, salvalo e caricalo di nuovo.`];
}
