import { formatNumber } from "../../../../domain/format";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { isComputedHeading } from "../../../../domain/import/known-headings";
import type { Pace } from "../pace";
import { contentOf } from "../matching/by-content";
import { matchHeading } from "../matching/match-heading";
import type { CountedColumn } from "../matching/unread-values";
import type { FileReading } from "../types";
import type { MergedCell, SourceTable } from "./source";
import { countValues, tableRow, type Table } from "./table";

export interface ReadTable extends SourceTable {
  headingRow: number;
  /** Lines of the file that look like totals, and whether they are imported all the same. */
  totals: number[];
  keepsTotals: boolean;
  /** The columns with cells that span several rows of data, and whether their value is repeated; null: the user hasn't said. */
  mergedColumns: readonly number[];
  fillsMerged: boolean | null;
  headings: readonly string[];
  columns: readonly CountedColumn[];
}

const EXAMPLES = 3;
const PREVIEW = 8;
const MAX_SORTED = 2_000;

/** In characters. Longer headings and preview cells are cut. */
const MAX_LENGTH = 200;

/**
 * @param merged a merged heading belongs to all of its columns
 * @returns the heading of each column; "Colonna 3" if it has none
 */
export function headingsOf(table: Table, row: number, merged: readonly MergedCell[] = []): string[] {
  const cells = row < 0 ? table.columns.map(() => "") : tableRow(table, row);
  for (const { line, from, to } of merged)
    if (line === table.lines[row] && to > from) cells.fill(cells[from] ?? "", from, Math.min(to + 1, cells.length));
  return cells.map((heading, at) => heading.slice(0, MAX_LENGTH).replace(/\s+/g, " ").trim() || `Colonna ${at + 1}`);
}

const cut = (cell: string): string => cell.slice(0, MAX_LENGTH);

export async function countedColumns(
  table: Table,
  from: number,
  headings: readonly string[],
  zones: readonly string[],
  pace: Pace,
): Promise<CountedColumn[]> {
  const counted: CountedColumn[] = [];
  for (const column of table.columns) {
    const heading = headings[counted.length] ?? "";
    counted.push(countedColumn(heading, column.values, countValues(column, from), zones));
    // fills the cache of headings here, between rests, because matching columns later is synchronous
    for (const entity of IMPORT_ENTITIES) matchHeading(entity, heading);
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  return counted;
}

function countedColumn(
  heading: string,
  values: readonly string[],
  counts: Uint32Array,
  zones: readonly string[],
): CountedColumn {
  const first: number[] = [];
  for (const index of usedIndexes(counts)) if (first.push(index) === MAX_SORTED) break;
  const isAll = first.length < MAX_SORTED;
  if (isAll) first.sort((one, other) => (counts[other] as number) - (counts[one] as number));
  const sample = first.map((index) => values[index] as string);
  return {
    heading,
    sample,
    content: contentOf(sample, zones),
    // if there are very many values, they stay in the order of the file
    *counted() {
      for (const index of isAll ? first : usedIndexes(counts)) yield [values[index] as string, counts[index] as number];
    },
  };
}

function* usedIndexes(counts: Uint32Array): Generator<number> {
  for (let index = 1; index < counts.length; index++) if (counts[index] !== 0) yield index;
}

/** Names for pasted rows and files without a name: the history shows them. */
const PASTED = "Righe incollate";
const UNNAMED = "File senza nome";

export function describe(
  file: Pick<FileReading, "name" | "kind" | "size" | "sheets">,
  read: ReadTable,
  entity: ImportEntity,
): FileReading {
  const { table, headingRow, totals, keepsTotals, fillsMerged, headings, columns, encoding, delimiter, sheet } = read;
  const shown = Math.min(table.rows, headingRow + 1 + PREVIEW);
  return {
    ...file,
    name: file.name.trim() || (file.kind === "paste" ? PASTED : UNNAMED),
    options: { encoding, delimiter, sheet, headingRow, keepsTotals, fillsMerged },
    mergedColumns: read.mergedColumns.map((at) => headings[at] ?? ""),
    totals,
    rows: table.rows - headingRow - 1,
    entity,
    columns: columns.map(({ heading, sample }, index) => ({
      index,
      heading,
      examples: sample.slice(0, EXAMPLES).map(cut),
    })),
    preview: Array.from({ length: shown }, (_, row) => tableRow(table, row).map(cut)),
    previewLines: [...table.lines.subarray(0, shown)],
    notes: [...read.notes, ...notesOf(read)],
    doubt: read.doubt ?? null,
    damaged: table.damaged,
    shape: shapeOf(headings),
  };
}

/** In characters. A longer example is cut. */
const MAX_EXAMPLE = 40;

function notesOf({ table, headingRow, headings, fillsMerged }: ReadTable): string[] {
  const notes: string[] = [];
  if (table.keptAsText) {
    const [written, read] = [table.keptAsText.written, table.keptAsText.read].map((text) => text.slice(0, MAX_EXAMPLE));
    notes.push(`Alcuni valori hanno i segni che nel foglio li tengono come testo: leggiamo ${written} come ${read}.`);
  }
  if (fillsMerged) notes.push("Il valore delle celle unite è ripetuto in ogni riga.");
  const { emptyRows, lines } = table;
  if (emptyRows > 0)
    notes.push(emptyRows === 1 ? "1 riga vuota saltata." : `${formatNumber(emptyRows)} righe vuote saltate.`);
  if (headingRow > 0)
    notes.push(
      headingRow === 1
        ? `La riga ${lines[0]} è un titolo: resta fuori.`
        : `Le righe sopra la ${lines[headingRow]}, quella delle intestazioni, sono titoli: restano fuori.`,
    );
  if (headingRow < 0) notes.push("Il file non ha intestazioni: anche la prima riga è di dati.");
  else if (!headings.some(isNamed))
    notes.push(
      `Nella riga ${lines[headingRow]} non c’è nessuna intestazione che conosciamo: se ha già dei dati, scegli «Non ci sono» in «Intestazioni».`,
    );
  const doubled = headings.filter((heading, at) => headings.indexOf(heading) !== at);
  if (doubled.length > 0) notes.push(`Intestazioni ripetute: ${[...new Set(doubled)].join(", ")}.`);
  return notes;
}

/** Whether a heading is known or similar to a known one. */
const isNamed = (heading: string) =>
  isComputedHeading(heading) || IMPORT_ENTITIES.some((entity) => matchHeading(entity, heading) !== null);

/** @returns a short hash of the headings: equal for files with the same headings. Not for security. */
function shapeOf(headings: readonly string[]): string {
  let [first, second] = [0x811c9dc5, 0x01000193];
  for (const letter of headings.join("\n")) {
    const code = letter.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second + code, 0x85ebca6b) ^ (second >>> 13);
  }
  return [first, second].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
