import type { Pace } from "../pace";
import { findDelimiter } from "./delimiter";
import { findEncoding, textOf } from "./encoding";
import { checkSize } from "./limits";
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
  const found = kind === "paste" ? "utf-8" : await findEncoding(file);
  return {
    name,
    kind,
    size: file.size,
    sheets: [],
    async read({ encoding = found, delimiter }, progress) {
      const used = delimiter ?? findDelimiter(await sampleOf(file, encoding));
      const { table, oddQuotes } = await readCsv(file, { encoding, delimiter: used }, pace, progress);
      return { table, encoding, delimiter: used, sheet: null, notes: quoteNotes(oddQuotes) };
    },
  };
}

async function sampleOf(file: Blob, encoding: string): Promise<string> {
  let text = "";
  for await (const piece of textOf(file, encoding, Math.min(file.size, SAMPLE))) text += piece;
  return text;
}

function quoteNotes(rows: readonly number[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  return [
    rows.length === 1
      ? `Alla riga ${first} ci sono virgolette fuori posto: controlla che sia divisa bene.`
      : `In ${rows.length} righe, la prima è la ${first}, ci sono virgolette fuori posto: controlla che siano divise bene.`,
  ];
}
