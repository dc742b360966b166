import type { ImportEntity } from "../../../../domain/import/entity";
import { importField, importFields, type ImportField } from "../../../../domain/import/import-fields";
import type { DayOrder } from "../../../../domain/import/read-import-day";
import { splitAddress, splitName } from "../../../../domain/import/split-text";
import { isFirstNameFirst } from "../../../../domain/import/known-headings";
import type { NormalisePhone } from "../checking/cell-warnings";
import { cellReader, type CellReader } from "../checking/read-cell";
import type { Matcher } from "../matching/matcher";
import type { Pace } from "../pace";
import type { EngineContext } from "../types";
import { cleanText } from "../reading/clean-text";
import type { Table, Column } from "../reading/table";
import { GridField } from "./grid-field";

interface GridSource {
  table: Table;
  from: number;
  headings: readonly string[];
  matcher: Matcher;
  context: EngineContext;
  normalisePhone: NormalisePhone;
}

interface FieldSources {
  sources: RowSource[];
  column: number;
}

/** Fields that a fiscal code determines. They are added even if the file has no column for them. */
const CODE_FIELDS: Readonly<Partial<Record<ImportEntity, readonly string[]>>> = {
  donors: ["gender", "birthday", "birthplace"],
};
/** With all of these, the fiscal code can be calculated. */
const CODE_SOURCES = ["lastName", "firstName", "gender", "birthday", "birthplace"];

/** @returns the fields of all rows, with each distinct value read and checked once, in the order of the catalogue */
export async function buildGrid(
  source: GridSource,
  pace: Pace,
  progress: (share: number) => void,
): Promise<GridField[]> {
  const { table, from, matcher, context, normalisePhone } = source;
  const { entity } = matcher;
  const rows = table.rows - from;
  const sourcesByField = sourcesOf(source);
  const constants = matcher.usedConstants();
  const { isOurs: ours, from1904 } = matcher;
  const orders = matcher.orders();
  const fields: GridField[] = [];
  const names = withCodeFields(entity, new Set([...sourcesByField.keys(), ...Object.keys(constants)]));
  let done = 0;
  for (const name of names) {
    const field = importField(entity, name);
    if (!field) continue;
    const sources = sourcesByField.get(name);
    const readerOf = (order: DayOrder) =>
      translated(
        cellReader({ entity, field, context, normalisePhone, order, ours, from1904 }),
        field,
        sources,
        matcher,
      );
    const read = readerOf(orders[sources?.column ?? -1] ?? "dayFirst");
    const gridField = await readField(field, read, sources?.sources ?? [], cleanText(constants[name] ?? ""), {
      rows,
      from,
      pace,
    });
    const readTyped = readerOf("dayFirst");
    fields.push(gridField.typedAs((text) => readTyped(cleanText(text))));
    progress((done += 1) / names.length);
  }
  return fields;
}

async function readField(
  field: ImportField,
  read: CellReader,
  sources: readonly RowSource[],
  constant: string,
  { rows, from, pace }: { rows: number; from: number; pace: Pace },
): Promise<GridField> {
  const [only] = sources;
  if (only && sources.length === 1 && !only.part) {
    const gridField = new GridField(field, only.column.codes.subarray(from), read);
    await gridField.readAll(only.column.values, pace);
    return gridField;
  }
  const codes = new Uint32Array(rows);
  const gridField = new GridField(field, codes, read);
  if (sources.length === 0) {
    codes.fill(gridField.indexOf(constant));
    return gridField;
  }
  for (let row = 0; row < rows; row++) {
    codes[row] = gridField.indexOf(joinedText(sources, row));
    if ((row & 63) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
  }
  return gridField;
}

/** @returns a reader that first applies the user's translations of values */
function translated(
  read: CellReader,
  field: ImportField,
  given: FieldSources | undefined,
  matcher: Matcher,
): CellReader {
  if (!given || !["enumeration", "flag", "zone"].includes(field.kind)) return read;
  return (text) => read(matcher.translation(given.column, text) ?? text);
}

/** @returns the given fields and those that a fiscal code adds, in the order of the catalogue */
function withCodeFields(entity: ImportEntity, given: ReadonlySet<string>): string[] {
  const codeFields = given.has("fiscalCode") ? (CODE_FIELDS[entity] ?? []) : [];
  const code = entity === "donors" && CODE_SOURCES.every((name) => given.has(name)) ? ["fiscalCode"] : [];
  const all = new Set([...given, ...codeFields, ...code]);
  return importFields(entity).flatMap(({ name }) => (all.has(name) ? [name] : []));
}

function sourcesOf({ table, from, headings, matcher }: GridSource): Map<string, FieldSources> {
  const sourcesByField = new Map<string, FieldSources>();
  const add = (name: string, column: number, source: RowSource) => {
    const existing = sourcesByField.get(name);
    if (existing) existing.sources.push(source);
    else sourcesByField.set(name, { sources: [source], column });
  };
  const matched = table.columns.flatMap((column, at) => {
    const name = matcher.fieldOf(at);
    const field = name === null ? undefined : importField(matcher.entity, name);
    return field ? [{ column, at, field }] : [];
  });
  for (const { column, at, field } of matched) if (!field.parts) add(field.name, at, { column, from });
  const code = sourcesByField.get("fiscalCode")?.sources;
  for (const { column, at, field } of matched) {
    const part =
      field.parts && partReader(field.name, headings[at] ?? "", (row) => (code ? joinedText(code, row) : ""));
    for (const name of part ? (field.parts ?? []) : [])
      add(name, at, { column, from, part: (text, row) => part?.(text, row)[name] ?? "" });
  }
  return sourcesByField;
}

type PartReader = (text: string, row: number) => Readonly<Record<string, string>>;

/** @returns a function that splits a whole name or address into its parts */
function partReader(name: string, heading: string, codeOf: (row: number) => string): PartReader {
  if (name === "fullAddress") return (text) => ({ ...splitAddress(text) });
  const firstFirst = isFirstNameFirst(heading);
  return (text, row) => ({ ...splitName(text, firstFirst, codeOf(row)) });
}

/** The source of a field's texts: a column, or a part of a column. */
interface RowSource {
  column: Column;
  from: number;
  /** @returns the part of a text. The row is for other columns, which help to split it */
  part?: (text: string, row: number) => string;
}

/** @returns the text of a field with several sources: columns are joined; a part is used only if the text is empty */
function joinedText(sources: readonly RowSource[], row: number): string {
  let joined = "";
  for (const { column, from, part } of sources) {
    const raw = column.values[column.codes[row + from] as number] as string;
    if (raw === "") continue;
    const text = part ? (joined === "" ? part(raw, row) : "") : raw;
    if (text !== "" && text !== joined) joined = joined === "" ? text : `${joined} ${text}`;
  }
  return joined;
}
