import Papa from "papaparse";

/** What stands between cells, the likeliest first; what a person may choose. */
export const DELIMITERS: readonly { value: string; label: string }[] = [
  { value: ";", label: "punto e virgola" },
  { value: ",", label: "virgola" },
  { value: "\t", label: "tabulazione" },
  { value: "|", label: "barra verticale" },
];

const SAMPLE_ROWS = 60;

/** Excel's own first line, which names the delimiter and is no row. */
const NAMED = /^sep=(.)\n/i;

/** @returns the delimiter that the first line names; null where it names none */
export const namedDelimiter = (text: string): string | null => NAMED.exec(text)?.[1] ?? null;

/** @returns the delimiter by which most rows have the same number of cells, of several the one with most cells */
export function findDelimiter(text: string): string {
  const named = namedDelimiter(text);
  if (named !== null) return named;
  let best = { delimiter: ";", score: 0 };
  for (const { value: delimiter } of DELIMITERS) {
    const score = evenness(text, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function evenness(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: "\n", preview: SAMPLE_ROWS });
  // titles above the headings and a last row that was cut say nothing
  const rows = data.filter((row) => row.length > 1 || row[0] !== "");
  const widths = new Map<number, number>();
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
  let score = 0;
  for (const [width, count] of widths) score = Math.max(score, (count / rows.length) * (1 + Math.log2(width)));
  return score;
}
