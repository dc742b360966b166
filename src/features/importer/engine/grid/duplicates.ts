import { fold } from "../../../../domain/text";
import type { ImportEntity } from "../../../../domain/import/entity";
import { texts } from "../checking/texts";
import type { Pace } from "../pace";
import type { CellProblem } from "../types";
import type { GridField } from "./grid-field";

type Fields = ReadonlyMap<string, GridField>;

/** Fields by which two rows are the same. They are compared in the order of the list. */
interface Identity {
  /** None of these fields may be empty. */
  readonly names: readonly string[];
  readonly level: CellProblem["level"];
  readonly kind: "duplicate" | "maybe-duplicate";
  message(row: number): string;
  /** Rows with different values of this field are no duplicates. */
  readonly unless?: string;
}

const same = { level: "error", kind: "duplicate", message: texts.sameAs } as const;
const maybe = { level: "warning", kind: "maybe-duplicate" } as const;

const IDENTITIES: Record<ImportEntity, readonly Identity[]> = {
  donors: [
    { ...same, names: ["key"] },
    { ...same, names: ["fiscalCode"] },
    { ...same, names: ["cardNumber"] },
    { ...maybe, names: ["email"], message: texts.sameEmail, unless: "fiscalCode" },
    { ...maybe, names: ["lastName", "firstName", "birthday"], message: texts.maybeSameAs, unless: "fiscalCode" },
  ],
  donations: ["donorCardNumber", "donorFiscalCode", "donorName"].map((owner) => ({
    ...same,
    names: [owner, "date", "type"],
    unless: "key",
  })),
  awards: [],
};

export const identityFields = (entity: ImportEntity): ReadonlySet<string> =>
  new Set(IDENTITIES[entity].flatMap(({ names, unless }) => [...names, ...(unless ? [unless] : [])]));

/**
 * @returns the problem of each duplicate by row, except the first row of each group. Skipped rows are no duplicates
 */
export async function findDuplicates(
  entity: ImportEntity,
  fields: Fields,
  rows: { count: number; line: (row: number) => number; isSkipped: (row: number) => boolean },
  pace: Pace,
): Promise<Map<number, CellProblem>> {
  const found = new Map<number, CellProblem>();
  for (const { names, level, kind, message, unless } of IDENTITIES[entity]) {
    const parts = names.map((name) => fields.get(name));
    if (parts.some((field) => !field)) continue;
    const keys: Identities[] = [];
    for (const field of parts) keys.push(await identitiesOf(field as GridField, pace));
    const distinguishing = unless === undefined ? undefined : fields.get(unless);
    const firsts = firstRows(keys);
    for (let row = 0; row < rows.count; row++) {
      if ((row & 511) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
      if (rows.isSkipped(row)) continue;
      const first = firsts(row);
      if (first >= 0 && !found.has(row) && !differs(distinguishing, first, row))
        found.set(row, { field: names[0] ?? "", level, kind, message: message(rows.line(first)) });
    }
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  return found;
}

/** Numbers for a field's values. Values that differ only in case, accents and spaces have the same number; an empty one has 0. */
interface Identities {
  numberOf(row: number): number;
  /** The highest number plus one. */
  count: number;
}

async function identitiesOf(field: GridField, pace: Pace): Promise<Identities> {
  // codes have no accents and are normalised already
  const normalise = field.field.kind === "code" ? (text: string) => text.toLowerCase() : foldSpaces;
  const { values, faults } = field;
  const numbers = new Map<string, number>();
  const numbersByIndex = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index++) {
    if ((index & 511) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    const value = values[index] ?? null;
    // "#N/D" identifies nobody
    if (value === null || (faults.size > 0 && faults.get(index)?.kind === "sheet-error")) continue;
    const text = normalise(String(value));
    if (text === "") continue;
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    numbersByIndex[index] = number;
  }
  return { numberOf: (row) => numbersByIndex[field.at(row)] as number, count: numbers.size + 1 };
}

const foldSpaces = (text: string) => {
  const plain = fold(text);
  return plain.includes(" ") ? plain.replace(/\s+/g, " ").trim() : plain;
};

/** @returns finds the first row with the same key; -1 if it is the first itself, or a part of its key is empty */
function firstRows(keys: readonly Identities[]): (row: number) => number {
  const [only] = keys;
  if (only && keys.length === 1) {
    const firsts = new Int32Array(only.count).fill(-1);
    return (row) => {
      const number = only.numberOf(row);
      const first = number === 0 ? -1 : (firsts[number] as number);
      if (number > 0 && first < 0) firsts[number] = row;
      return first;
    };
  }
  const firsts = new Map<number, number>();
  return (row) => {
    let key = 0;
    for (const { numberOf, count } of keys) {
      const number = numberOf(row);
      if (number === 0) return -1;
      key = key * count + number;
    }
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, row);
    return first ?? -1;
  };
}

const differs = (field: GridField | undefined, one: number, other: number): boolean => {
  const [a, b] = [field?.value(one) ?? null, field?.value(other) ?? null];
  return a !== null && b !== null && a !== b;
};
