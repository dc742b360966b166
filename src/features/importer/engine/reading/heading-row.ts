import { plainHeading } from "../../../../domain/import/known-headings";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";
import { readGroup } from "../../../../domain/import/read-option";
import { fold } from "../../../../domain/text";
import { knownIn, matchHeading } from "../matching/match-heading";
import { tableRow, type Table } from "./table";

/** Titles above the headings are few. */
const LOOKED_AT = 30;
/** The score of words that nobody knows. */
const UNKNOWN = 1;
/** What stands in data and never in a heading: days, codes, addresses, telephones. */
const DATA = /^\W*\d[\d\s./,:-]{3,}$|@|^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/i;

/** @returns the row of the headings, counted from 0; -1 where the first row is one of data */
export const findHeadingRow = (table: Table): number => bestRow(table).row;

/** @returns whether a row of it says words that we know of a donor, a donation or an award */
export const hasKnownHeadings = (table: Table): boolean => bestRow(table).score > UNKNOWN;

const LETTERS = 200;

function bestRow(table: Table): { row: number; score: number } {
  let best = { row: -1, score: 0 };
  const rows = Array.from({ length: Math.min(LOOKED_AT, table.rows) }, (_, row) =>
    tableRow(table, row).map((cell) => cell.slice(0, LETTERS)),
  );
  const widest = Math.max(...rows.map(filled), 1);
  for (const [row, cells] of rows.entries()) {
    // below the first row of data there are no headings
    if (holdsData(cells) && filled(cells) * 2 >= widest) break;
    const score = headingScore(cells, widest);
    if (score === UNKNOWN && comesAgain(table, row)) break;
    if (score > best.score) best = { row, score };
  }
  return best;
}

const holdsData = (cells: readonly string[]) =>
  cells.some((cell) => DATA.test(cell.trim()) || (/[+-]$/.test(cell.trim()) && readGroup(cell) !== null));

/** A heading stands once over its column: a name of a place, or a word that comes again below, is a row's. */
const comesAgain = (table: Table, row: number): boolean =>
  table.columns.some(
    ({ codes }) => codes[row] !== 0 && codes.subarray(row + 1, row + 1 + ROWS_BELOW).includes(codes[row] ?? 0),
  );

const ROWS_BELOW = 2_000;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

/** @returns how many cells have a word that is known, of the entity that knows most */
export function headingCount(cells: readonly string[]): number {
  const known = cells.flatMap(knownIn);
  return Math.max(...IMPORT_ENTITIES.map((entity) => known.filter((one) => one === entity).length));
}

/** Known words count most; of rows without any the first full one that holds no data. */
function headingScore(cells: readonly string[], widest: number): number {
  const filledCells = cells.filter((cell) => cell.trim() !== "");
  if (holdsData(cells)) return 0;
  const known = headingCount(filledCells);
  // one known word among many cells may be somebody's name
  if (known >= Math.min(2, widest) && known * 4 >= filledCells.length) return 10 + known;
  const texts = new Set(filledCells.map(plainHeading));
  return filledCells.length >= widest * 0.6 && texts.size === filledCells.length && widest > 1 ? UNKNOWN : 0;
}

/** "Totale", "TOTALI:", "Tot. donatori". "Somma" is a surname, and so is "Totaro". */
const TOTAL = /^tot(ale|ali|\.)?(?![a-z])/;
/** Rows that are looked at: a sheet has a total for each zone, not for each row. */
const MOST = 50;
const NUMBER = /^[-+]?[\d.,\s]+[%€]?$/;

/** @returns how many rows at a sheet's end are totals of what is above them, not people: a word for it, and numbers */
export function countTotalRows(table: Table): number {
  let count = 0;
  while (count < Math.min(table.rows, MOST) && isTotal(tableRow(table, table.rows - 1 - count))) count += 1;
  return count;
}

function isTotal(cells: readonly string[]): boolean {
  const [word, ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return word !== undefined && TOTAL.test(fold(word)) && others.every((cell) => NUMBER.test(cell));
}

export const withoutLast = ({ columns, rows, lines, emptyRows, damaged }: Table, count: number): Table => ({
  columns: columns.map(({ values, codes }) => ({ values, codes: codes.subarray(0, rows - count) })),
  rows: rows - count,
  lines: lines.subarray(0, rows - count),
  emptyRows,
  damaged,
});

/** Donors' fields that lists of donations and awards have, too: they don't say which of the three a file is. */
const SHARED = new Set([
  "key",
  "cardNumber",
  "fiscalCode",
  "firstName",
  "lastName",
  "fullName",
  "birthday",
  "awards",
  "awardsDate",
  "note",
]);

/** @returns what the rows of a file are, by its headings; donors if the headings don't say it */
export function recogniseEntity(headings: readonly string[]): ImportEntity {
  const fields = (entity: ImportEntity) =>
    new Set(headings.flatMap((heading) => matchHeading(entity, heading)?.field ?? []));
  const donors = fields("donors");
  const ofDonors = [...donors].some((field) => !SHARED.has(field));
  let best: { entity: ImportEntity; score: number } = { entity: "donors", score: donors.size };
  for (const entity of IMPORT_ENTITIES) {
    if (entity === "donors") continue;
    const found = fields(entity);
    const own = [...found].filter((field) => field !== "key" && !importField(entity, field)?.finds).length;
    // with as many fields as a donor has, the file is no list of donors, unless it has a field that only donors have
    const score = own < 1 ? 0 : found.size + (ofDonors ? 0 : 0.5);
    if (score > best.score) best = { entity, score };
  }
  return best.entity;
}
