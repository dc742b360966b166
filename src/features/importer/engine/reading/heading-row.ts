import { plainHeading } from "../../../../domain/import/known-headings";
import { IMPORT_ENTITIES, type ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";
import { readGroup } from "../../../../domain/import/read-option";
import { fold } from "../../../../domain/text";
import { entitiesWithHeading, matchHeading } from "../matching/match-heading";
import { tableRow, type Table } from "./table";

/** Rows among which the headings are searched. */
const HEADING_ROWS = 30;
/** The score of a row without known headings. */
const UNKNOWN_SCORE = 1;
/** Values that are never headings: days, fiscal codes, e-mail addresses, telephone numbers. */
const DATA = /^\W*\d[\d\s./,:-]{3,}$|@|^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/i;

/** @returns the row of the headings, from 0; -1 if the file has no headings */
export const findHeadingRow = (table: Table): number => bestRow(table).row;

/** @returns whether a row has headings that we know */
export const hasKnownHeadings = (table: Table): boolean => bestRow(table).score > UNKNOWN_SCORE;

const MAX_LENGTH = 200;

function bestRow(table: Table): { row: number; score: number } {
  let best = { row: -1, score: 0 };
  const rows = Array.from({ length: Math.min(HEADING_ROWS, table.rows) }, (_, row) =>
    tableRow(table, row).map((cell) => cell.slice(0, MAX_LENGTH)),
  );
  const widest = Math.max(...rows.map(filled), 1);
  for (let row = 0; row < rows.length; row += 1) {
    const cells = rows[row] ?? [];
    // the first row of data ends the search
    if (holdsData(cells) && filled(cells) * 2 >= widest) break;
    const score = headingScore(cells, widest);
    if (score === UNKNOWN_SCORE && isRepeated(table, row)) break;
    if (score > best.score) best = { row, score };
  }
  return best;
}

const holdsData = (cells: readonly string[]) =>
  cells.some((cell) => DATA.test(cell.trim()) || (/[+-]$/.test(cell.trim()) && readGroup(cell) !== null));

/** @returns whether a cell's value is repeated further down in its column: then it is data, not a heading */
const isRepeated = (table: Table, row: number): boolean =>
  table.columns.some(
    ({ codes }) => codes[row] !== 0 && codes.subarray(row + 1, row + 1 + ROWS_BELOW).includes(codes[row] ?? 0),
  );

const ROWS_BELOW = 2_000;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length;

/** @returns the number of known headings, for the entity with the most */
export function headingCount(cells: readonly string[]): number {
  const known = cells.flatMap(entitiesWithHeading);
  return Math.max(...IMPORT_ENTITIES.map((entity) => known.filter((one) => one === entity).length));
}

/** Rates a row as headings: highest for known ones; {@link UNKNOWN_SCORE} for distinct texts; 0 for data or too few cells. */
function headingScore(cells: readonly string[], widest: number): number {
  const filledCells = cells.filter((cell) => cell.trim() !== "");
  if (holdsData(cells)) return 0;
  const known = headingCount(filledCells);
  // a single known word among many cells may be a surname
  if (known >= Math.min(2, widest) && known * 4 >= filledCells.length) return 10 + known;
  const texts = new Set(filledCells.map(plainHeading));
  return filledCells.length >= widest * 0.6 && texts.size === filledCells.length && widest > 1 ? UNKNOWN_SCORE : 0;
}

/** "Totale", "TOTALI:", "Tot. donatori"; not "Somma" or "Totaro", which are surnames. */
const TOTAL = /^tot(ale|ali|\.)?(?![a-z])/;
/** A sheet has a total for each zone at most. */
const MAX_TOTALS = 50;
const NUMBER = /^[-+]?[\d.,\s]+[%€]?$/;

/** @returns the number of totals at the end of a sheet: rows with a word such as "Totale" and numbers */
export function countTotalRows(table: Table): number {
  let count = 0;
  while (count < Math.min(table.rows, MAX_TOTALS) && isTotal(tableRow(table, table.rows - 1 - count))) count += 1;
  return count;
}

function isTotal(cells: readonly string[]): boolean {
  const [word, ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  return word !== undefined && TOTAL.test(fold(word)) && others.every((cell) => NUMBER.test(cell));
}

export const withoutLast = ({ columns, rows, lines, ...others }: Table, count: number): Table => ({
  ...others,
  columns: columns.map(({ values, codes }) => ({ values, codes: codes.subarray(0, rows - count) })),
  rows: rows - count,
  lines: lines.subarray(0, rows - count),
});

/** Fields of donors that lists of donations and awards may have, too. */
const SHARED_FIELDS = new Set([
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

/** @returns the entity of a file by its headings; donors if it isn't clear */
export function recogniseEntity(headings: readonly string[]): ImportEntity {
  const fields = (entity: ImportEntity) =>
    new Set(headings.flatMap((heading) => matchHeading(entity, heading)?.field ?? []));
  const donors = fields("donors");
  const ofDonors = [...donors].some((field) => !SHARED_FIELDS.has(field));
  let best: { entity: ImportEntity; score: number } = { entity: "donors", score: donors.size };
  for (const entity of IMPORT_ENTITIES) {
    if (entity === "donors") continue;
    const found = fields(entity);
    const own = [...found].filter((field) => field !== "key" && !importField(entity, field)?.finds).length;
    // with as many known headings as for donors, the file isn't a list of donors, unless it has a field that only donors have
    const score = own < 1 ? 0 : found.size + (ofDonors ? 0 : 0.5);
    if (score > best.score) best = { entity, score };
  }
  return best.entity;
}
