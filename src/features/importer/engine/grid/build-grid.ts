import type { ImportEntity } from "../../../../domain/import/entity";
import { importField, importFields, type ImportField } from "../../../../domain/import/import-fields";
import type { DayOrder } from "../../../../domain/import/read-import-day";
import { splitAddress, splitName } from "../../../../domain/import/split-text";
import { isFirstNameFirst } from "../../../../domain/import/known-headings";
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
}

interface Sourced {
  sources: RowSource[];
  column: number;
}

/** What a fiscal code tells, and what tells it: filled in where the file has no column of them. */
const CODE_FIELDS: Readonly<Partial<Record<ImportEntity, readonly string[]>>> = {
  donors: ["gender", "birthday", "birthplace"],
};
const CODE_SOURCES = ["lastName", "firstName", "gender", "birthday", "birthplace"];

/** @returns the fields of all rows, read and checked value by value, in the catalogue's order */
export async function buildGrid(
  source: GridSource,
  pace: Pace,
  progress: (share: number) => void,
): Promise<GridField[]> {
  const { table, from, matcher, context } = source;
  const { entity } = matcher;
  const rows = table.rows - from;
  const sourced = sourcesOf(source);
  const constants = matcher.constantsGiven();
  const { isOurs: ours, from1904 } = matcher;
  const orders = matcher.orders();
  const fields: GridField[] = [];
  const names = withCodeFields(entity, new Set([...sourced.keys(), ...Object.keys(constants)]));
  let done = 0;
  for (const name of names) {
    const field = importField(entity, name);
    if (!field) continue;
    const given = sourced.get(name);
    const readerOf = (order: DayOrder) =>
      translated(cellReader({ entity, field, context, order, ours, from1904 }), field, given, matcher);
    const read = readerOf(orders[given?.column ?? -1] ?? "dayFirst");
    const made = await oneField(field, read, given?.sources ?? [], cleanText(constants[name] ?? ""), {
      rows,
      from,
      pace,
    });
    const readTyped = readerOf("dayFirst");
    fields.push(made.typedAs((text) => readTyped(cleanText(text))));
    progress((done += 1) / names.length);
  }
  return fields;
}

async function oneField(
  field: ImportField,
  read: CellReader,
  sources: readonly RowSource[],
  constant: string,
  { rows, from, pace }: { rows: number; from: number; pace: Pace },
): Promise<GridField> {
  const [only] = sources;
  if (only && sources.length === 1 && !only.part) {
    const one = new GridField(field, only.column.codes.subarray(from), read);
    await one.readAll(only.column.values, pace);
    return one;
  }
  const codes = new Uint32Array(rows);
  const made = new GridField(field, codes, read);
  if (sources.length === 0) {
    codes.fill(made.placeOf(constant));
    return made;
  }
  for (let row = 0; row < rows; row++) {
    codes[row] = made.placeOf(joinedText(sources, row));
    if ((row & 63) === 0 && pace.due()) await pace.rest();
  }
  return made;
}

/** The answers of a person go before what the reader understands: they are about values that it doesn't. */
function translated(read: CellReader, field: ImportField, given: Sourced | undefined, matcher: Matcher): CellReader {
  if (!given || !["enumeration", "flag", "zone"].includes(field.kind)) return read;
  return (text) => read(matcher.translation(given.column, text) ?? text);
}

/** In the catalogue's order. */
function withCodeFields(entity: ImportEntity, given: ReadonlySet<string>): string[] {
  const codeFields = given.has("fiscalCode") ? (CODE_FIELDS[entity] ?? []) : [];
  const code = entity === "donors" && CODE_SOURCES.every((name) => given.has(name)) ? ["fiscalCode"] : [];
  const all = new Set([...given, ...codeFields, ...code]);
  return importFields(entity).flatMap(({ name }) => (all.has(name) ? [name] : []));
}

function sourcesOf({ table, from, headings, matcher }: GridSource): Map<string, Sourced> {
  const sourced = new Map<string, Sourced>();
  const add = (name: string, column: number, source: RowSource) => {
    const known = sourced.get(name);
    if (known) known.sources.push(source);
    else sourced.set(name, { sources: [source], column });
  };
  const matched = table.columns.flatMap((column, at) => {
    const name = matcher.fieldOf(at);
    const field = name === null ? undefined : importField(matcher.entity, name);
    return field ? [{ column, at, field }] : [];
  });
  for (const { column, at, field } of matched) if (!field.parts) add(field.name, at, { column, from });
  const code = sourced.get("fiscalCode")?.sources;
  for (const { column, at, field } of matched) {
    const part =
      field.parts && partReader(field.name, headings[at] ?? "", (row) => (code ? joinedText(code, row) : ""));
    for (const name of part ? (field.parts ?? []) : [])
      add(name, at, { column, from, part: (text, row) => part?.(text, row)[name] ?? "" });
  }
  return sourced;
}

type PartReader = (text: string, row: number) => Readonly<Record<string, string>>;

/** @returns what takes a whole name or address apart; the last one is remembered, since each part asks for it in turn */
function partReader(name: string, heading: string, codeOf: (row: number) => string): PartReader {
  if (name === "fullAddress") return (text) => ({ ...splitAddress(text) });
  const firstFirst = isFirstNameFirst(heading);
  return (text, row) => ({ ...splitName(text, firstFirst, codeOf(row)) });
}

/** Where a field's text comes from: a column, or a part of what stands in one. */
interface RowSource {
  column: Column;
  from: number;
  /** Takes the part out of a value; the row, for what else it may go by. */
  part?: (text: string, row: number) => string;
}

/**
 * @returns a row's text of a field with several sources: columns are joined, and a part only fills what is empty
 */
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
