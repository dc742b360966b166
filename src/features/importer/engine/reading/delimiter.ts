import Papa from "papaparse";
import type { Pace } from "../pace";
import { headingCount } from "./heading-row";
import { plainCells } from "./plain-cells";

/** What stands between cells, as a person may choose it. */
export const DELIMITERS: readonly { value: string; label: string }[] = [
  { value: ";", label: "punto e virgola" },
  { value: ",", label: "virgola" },
  { value: "\t", label: "tabulazione" },
  { value: "|", label: "barra verticale" },
];

/** Of delimiters that divide all rows evenly the one that is rarest inside a cell. */
const RAREST_FIRST = ["\t", ";", "|", ","];

/** Characters and rows that are looked at. */
const SAMPLE = 16 * 1024;
const SAMPLE_ROWS = 60;
/** Rows that have no heading yet: titles above it are few. */
const HEADING_ROWS = 30;

/** Excel's own first line, which names the delimiter and is no row. */
const NAMED = /^sep=(.)\n/i;

export const namedDelimiter = (text: string): string | null => NAMED.exec(text)?.[1] ?? null;

/**
 * PapaParse's own detection compares ten rows with the row before, so a title above the headings decides. This one knows
 * which headings there are, and takes the width that most rows have.
 * @param text the first rows; the last one may be cut
 * @returns the delimiter that finds most known headings; of several the one by which most rows have as many cells as the
 *   headings, or as each other
 */
export async function findDelimiter(text: string, pace: Pace): Promise<string> {
  const named = namedDelimiter(text);
  if (named !== null) return named;
  let best = { delimiter: ";", headings: 0, share: 0 };
  for (const delimiter of RAREST_FIRST) {
    const found = { delimiter, ...judge(text.slice(0, SAMPLE), delimiter) };
    if (pace.due()) await pace.rest();
    if (found.share === 0) continue;
    const isBetter =
      found.headings === best.headings ? found.share > best.share + NEARLY : found.headings > best.headings;
    if (isBetter) best = found;
  }
  return best.delimiter;
}

/** Of two shares so near neither says more than the other. */
const NEARLY = 0.05;

/** @returns how many known headings a delimiter finds, and the share of rows with the most frequent width beyond one */
function judge(text: string, delimiter: string): { headings: number; share: number } {
  const { plain } = plainCells(text, delimiter, true);
  const { data } = Papa.parse<string[]>(plain, { delimiter, newline: "\n", preview: SAMPLE_ROWS });
  const rows = data.filter((row) => row.some((cell) => cell.trim() !== ""));
  const headings = rows.slice(0, HEADING_ROWS).map(headingCount);
  const most = Math.max(0, ...headings);
  const at = headings.indexOf(most);
  // a heading without the delimiter is that of a file of one column
  if (most === 1 && at === 0 && rows[0]?.length === 1) return { headings: 0, share: 0 };
  // one word that is known may be anything; the row of two is the heading, and those above it are titles
  const below = most > 1 ? rows.slice(at) : rows;
  const widths = new Map<number, number>();
  for (const { length } of below) widths.set(length, (widths.get(length) ?? 0) + 1);
  const width = most > 1 ? (rows[at]?.length ?? 0) : mostFrequent(widths);
  return { headings: most > 1 ? most : 0, share: width > 1 ? (widths.get(width) ?? 0) / below.length : 0 };
}

/** Of widths beyond one. */
function mostFrequent(widths: ReadonlyMap<number, number>): number {
  let best = { width: 0, count: 0 };
  for (const [width, count] of widths) if (width > 1 && count > best.count) best = { width, count };
  return best.width;
}
