import Papa from "papaparse";
import type { Pace } from "../pace";
import { headingCount } from "./heading-row";
import { plainCells } from "./plain-cells";

/** The delimiters that the user can choose. */
export const DELIMITERS: readonly { value: string; label: string }[] = [
  { value: ";", label: "punto e virgola" },
  { value: ",", label: "virgola" },
  { value: "\t", label: "tabulazione" },
  { value: "|", label: "barra verticale" },
];

/** If several delimiters fit equally well, the one that is rarest inside cells wins. */
const RAREST_FIRST = ["\t", ";", "|", ","];

/** Characters and rows that are examined. */
const SAMPLE = 16 * 1024;
const SAMPLE_ROWS = 60;
/** Rows among which the headings are searched. */
const HEADING_ROWS = 30;

/** A first line of Excel that names the delimiter. It isn't a row. */
const NAMED_DELIMITER = /^sep=(.)\n/i;

export const namedDelimiter = (text: string): string | null => NAMED_DELIMITER.exec(text)?.[1] ?? null;

/**
 * Instead of PapaParse's detection, which compares ten rows with the first one and is wrong if that is a title.
 * @param text the first rows; the last one may be cut
 * @returns the delimiter with the most known headings; among several, the one with the highest share of rows that are as wide
 *   as the headings (or as most rows)
 */
export async function findDelimiter(text: string, pace: Pace): Promise<string> {
  const named = namedDelimiter(text);
  if (named !== null) return named;
  let best = { delimiter: ";", headings: 0, share: 0 };
  for (const delimiter of RAREST_FIRST) {
    const found = { delimiter, ...judge(text.slice(0, SAMPLE), delimiter) };
    if (pace.shouldYield()) await pace.yieldToBrowser();
    if (found.share === 0) continue;
    const isBetter =
      found.headings === best.headings ? found.share > best.share + TOLERANCE : found.headings > best.headings;
    if (isBetter) best = found;
  }
  return best.delimiter;
}

/** Smaller differences between two shares don't matter. */
const TOLERANCE = 0.05;

/** @returns the number of known headings with a delimiter, and the share of rows with the expected number of cells */
function judge(text: string, delimiter: string): { headings: number; share: number } {
  const { plain } = plainCells(text, delimiter, true);
  const { data } = Papa.parse<string[]>(plain, { delimiter, newline: "\n", preview: SAMPLE_ROWS });
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ""));
  const headings = rows.slice(0, HEADING_ROWS).map(headingCount);
  const maxHeadings = Math.max(0, ...headings);
  const at = headings.indexOf(maxHeadings);
  // a single heading without the delimiter: a file with one column
  if (maxHeadings === 1 && at === 0 && rows[0]?.length === 1) return { headings: 0, share: 0 };
  // two known words are headings, and the rows above them are titles; a single one may be a title, too
  const below = maxHeadings > 1 ? rows.slice(at) : rows;
  const widths = new Map<number, number>();
  for (const { length } of below) widths.set(length, (widths.get(length) ?? 0) + 1);
  const width = maxHeadings > 1 ? (rows[at]?.length ?? 0) : mostFrequent(widths);
  return {
    headings: maxHeadings > 1 ? maxHeadings : 0,
    share: width > 1 ? (widths.get(width) ?? 0) / below.length : 0,
  };
}

/** @returns the most frequent number of cells above one; 0 if there is none */
function mostFrequent(widths: ReadonlyMap<number, number>): number {
  let best = { width: 0, count: 0 };
  for (const [width, count] of widths) if (width > 1 && count > best.count) best = { width, count };
  return best.width;
}
