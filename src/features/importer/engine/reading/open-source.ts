import { formatNumber } from "../../../../domain/format";
import type { Pace } from "../pace";
import { findDelimiter } from "./delimiter";
import { NotUtf8, toldEncoding } from "./encoding";
import { checkSize } from "./limits";
import { readBytes } from "./read-bytes";
import { judgeEncoding, type JudgedEncoding } from "./judge-encoding";
import { readCsv } from "./read-csv";
import { sniff } from "./sniff";
import type { FileSource } from "./source";
import { openWorkbook } from "./workbook";

/** Bytes by which the delimiter is found. */
const SAMPLE = 64 * 1024;

/**
 * @param given a file, or what was pasted from a spreadsheet
 * @throws FileRefused for what can't be read, before anything of it is unpacked
 */
export async function openSource(given: File | { text: string }, pace: Pace): Promise<FileSource> {
  if ("text" in given && !(given instanceof Blob)) {
    const pasted = new Blob([given.text]);
    checkSize(given.text.trim() === "" ? 0 : pasted.size, "text");
    return textSource(pasted, "", "paste", pace);
  }
  const file = given as File;
  checkSize(file.size, "text");
  if ((await sniff(file)) === "text") return textSource(file, file.name, "csv", pace);
  checkSize(file.size, "workbook");
  return openWorkbook(file, pace);
}

async function textSource(file: Blob, name: string, kind: "csv" | "paste", pace: Pace): Promise<FileSource> {
  const head = new Uint8Array(await readBytes(file, 0, SAMPLE));
  const marked = kind === "paste" ? "utf-8" : toldEncoding(head);
  let found: JudgedEncoding | null = marked === null ? null : { encoding: marked, doubt: null };
  return {
    name,
    kind,
    size: file.size,
    sheets: [],
    async read({ encoding, delimiter }, progress) {
      const readAs = async (as: string, strict = false) => {
        const used = delimiter ?? (await findDelimiter(sampleText(head, as), pace));
        const { table, oddQuotes } = await readCsv(file, { encoding: as, delimiter: used, strict }, pace, progress);
        return { table, encoding: as, delimiter: used, sheet: null, notes: quoteNotes(oddQuotes) };
      };
      if (encoding !== undefined) return readAs(encoding);
      if (found) return { ...(await readAs(found.encoding)), doubt: found.doubt };
      try {
        return await readAs("utf-8", true);
      } catch (error) {
        if (!(error instanceof NotUtf8)) throw error;
        found = await judgeEncoding(file, pace);
        return { ...(await readAs(found.encoding)), doubt: found.doubt };
      }
    },
  };
}

/** Enough to find the delimiter by: letters that are none of the encoding don't matter. */
const sampleText = (head: Uint8Array, encoding: string) =>
  new TextDecoder(encoding).decode(head).replace(/\r\n?/g, "\n");

function quoteNotes(rows: readonly number[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    rows.length === 1
      ? `Alla riga ${first} ci sono virgolette fuori posto: controlla che sia divisa bene.`
      : `In ${formatNumber(rows.length)} righe, la prima è la ${first}, ci sono virgolette fuori posto: controlla che siano divise bene.`,
  ];
}
