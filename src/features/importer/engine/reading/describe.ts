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
  /** Lines of the file that look like totals, and whether they are rows all the same. */
  totals: number[];
  keepsTotals: boolean;
  headings: readonly string[];
  columns: readonly CountedColumn[];
}

const EXAMPLES = 3;
const PREVIEW = 8;
const MOST_SORTED = 2_000;

/** Characters of a heading or a preview's cell: longer ones are shown cut. */
const MOST_LETTERS = 200;

/**
 * @param merged cells that lie over several columns: the heading is that of all of them
 * @returns the name of each column; of one that has none its place, counted as people do
 */
export function headingsOf(table: Table, row: number, merged: readonly MergedCell[] = []): string[] {
  const cells = row < 0 ? table.columns.map(() => "") : tableRow(table, row);
  for (const { line, from, to } of merged)
    if (line === table.lines[row]) cells.fill(cells[from] ?? "", from, Math.min(to + 1, cells.length));
  return cells.map((heading, at) => heading.slice(0, MOST_LETTERS).replace(/\s+/g, " ").trim() || `Colonna ${at + 1}`);
}

const cut = (cell: string): string => cell.slice(0, MOST_LETTERS);

export async function countedColumns(
  table: Table,
  from: number,
  headings: readonly string[],
  zones: readonly string[],
  pace: Pace,
): Promise<CountedColumn[]> {
  const counted: CountedColumn[] = [];
  for (const [at, column] of table.columns.entries()) {
    const heading = headings[at] ?? "";
    counted.push(countedColumn(heading, column.values, countValues(column, from), zones));
    // what each heading is like is found once, and known where the columns are matched
    for (const entity of IMPORT_ENTITIES) matchHeading(entity, heading);
    if (pace.due()) await pace.rest();
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
  for (const place of placesOf(counts)) if (first.push(place) === MOST_SORTED) break;
  const isAll = first.length < MOST_SORTED;
  if (isAll) first.sort((one, other) => (counts[other] as number) - (counts[one] as number));
  const sample = first.map((place) => values[place] as string);
  return {
    heading,
    sample,
    content: contentOf(sample, zones),
    // of many different values none is frequent, and hardly ever all are asked for
    *counted() {
      for (const place of isAll ? first : placesOf(counts)) yield [values[place] as string, counts[place] as number];
    },
  };
}

function* placesOf(counts: Uint32Array): Generator<number> {
  for (let place = 1; place < counts.length; place++) if (counts[place] !== 0) yield place;
}

/** Names of what has none: an import needs one for its history. */
const PASTED = "Righe incollate";
const UNNAMED = "File senza nome";

export function describe(
  file: Pick<FileReading, "name" | "kind" | "size" | "sheets">,
  read: ReadTable,
  entity: ImportEntity,
): FileReading {
  const { table, headingRow, totals, keepsTotals, headings, columns, encoding, delimiter, sheet } = read;
  const shown = Math.min(table.rows, headingRow + 1 + PREVIEW);
  return {
    ...file,
    name: file.name.trim() || (file.kind === "paste" ? PASTED : UNNAMED),
    options: { encoding, delimiter, sheet, headingRow, keepsTotals },
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

function notesOf({ table, headingRow, headings }: ReadTable): string[] {
  const notes: string[] = [];
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

/** Also where it isn't sure: then it is a heading all the same. */
const isNamed = (heading: string) =>
  isComputedHeading(heading) || IMPORT_ENTITIES.some((entity) => matchHeading(entity, heading) !== null);

/** A short digest of the headings: no secret, only the same for the same ones. */
function shapeOf(headings: readonly string[]): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (const letter of headings.join("\n")) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("");
}
