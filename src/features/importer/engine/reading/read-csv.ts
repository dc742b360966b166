import Papa from "papaparse";
import type { Pace } from "../pace";
import { cleanCell, cleanText } from "./clean-text";
import type { Table } from "./table";
import { textOf } from "./encoding";
import { namedDelimiter } from "./delimiter";
import { limitRefused, longRowRefused, MAX_QUOTES, MAX_TEXT_RUN } from "./limits";
import { plainCells } from "./plain-cells";
import { refusals, FileRefused } from "./refusals";
import { unprotectCell } from "../../../../domain/export/csv";
import { TableBuilder } from "./table";

interface ParsedChunk {
  data: string[][];
  errors: { code: string; row?: number }[];
  meta: { cursor: number };
}

interface ReadCsv {
  table: Table;
  /** Row numbers (as in a spreadsheet) of rows with misplaced quotes. */
  misplacedQuotes: number[];
}

/** Like `cleanCell`, and removes the apostrophe that protects a text from being run as a formula. */
function cleanCsvCell(text: string): string {
  const unprotected = text.startsWith("'") ? unprotectCell(text) : text;
  return unprotected === text ? cleanCell(text) : cleanText(unprotected);
}

/**
 * Reads a CSV in pieces of about 16,000 characters, each a few milliseconds of work.
 * @param progress the share that was read
 * @throws NotUtf8 if `strict` and the bytes are invalid in the encoding; FileRefused for unclosed quotes or an exceeded limit
 */
export async function readCsv(
  file: Blob,
  { encoding, delimiter, strict = false }: { encoding: string; delimiter: string; strict?: boolean },
  pace: Pace,
  progress: (share: number) => void,
): Promise<ReadCsv> {
  const parser = new Papa.Parser({ delimiter, newline: "\n" });
  const builder = new TableBuilder(cleanCsvCell);
  const misplacedQuotes: number[] = [];
  let pending = "";
  let seen = 0;
  let rows = 0;
  let first = true;
  const parse = (text: string, last: boolean) => {
    // PapaParse's types don't describe the result of its Parser class
    const { plain, open } = plainCells(text, delimiter, last);
    const { data, errors, meta } = parser.parse(plain, 0, !last) as ParsedChunk;
    for (const { code, row } of errors) {
      if (code === "MissingQuotes" && last) throw new FileRefused(refusals.openQuotes(rows + (row ?? 0) + 1));
      if (code === "InvalidQuotes") misplacedQuotes.push(rows + (row ?? 0) + 1);
    }
    for (const row of data) {
      const limit = builder.add(row);
      if (limit) throw limitRefused(limit, builder.lastLine);
    }
    rows += data.length;
    return last ? "" : plain.slice(meta.cursor) + open;
  };
  for await (const piece of textOf(file, encoding, strict)) {
    let text = pending + piece;
    if (first && namedDelimiter(text) !== null) {
      text = text.slice(6); // "sep=;\n": a spreadsheet doesn't count this line
    }
    first = false;
    pending = parse(text, false);
    const limit = pending.length > MAX_TEXT_RUN ? "characters" : countQuotes(pending) > MAX_QUOTES ? "quotes" : null;
    if (limit) {
      // if the cause is an unclosed quote, this throws the better message
      parse(pending, true);
      throw longRowRefused(limit, rows);
    }
    seen += piece.length;
    progress(Math.min(1, seen / Math.max(1, file.size)));
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  if (pending !== "") parse(pending, true);
  return { table: await builder.build(pace), misplacedQuotes };
}

const countQuotes = (text: string): number => text.split('"').length - 1;
