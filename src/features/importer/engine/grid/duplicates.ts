import { fold } from "../../../../domain/text";
import type { ImportEntity } from "../../../../domain/import/entity";
import { texts } from "../checking/texts";
import type { Pace } from "../pace";
import type { CellProblem } from "../types";
import type { GridField } from "./grid-field";

type Fields = ReadonlyMap<string, GridField>;

/** By what two rows are the same: in the order of the registry's own search. */
interface Identity {
  /** What it is made of; all of it must be there. */
  readonly names: readonly string[];
  readonly level: CellProblem["level"];
  readonly kind: "duplicate" | "maybe-duplicate";
  message(row: number): string;
  /** Rows that differ in this are two, whatever else they share. */
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
 * @param isSkipped rows that aren't imported: they are no duplicates
 * @returns by row number, the problem of each later duplicate: one problem a row
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
    const apart = unless === undefined ? undefined : fields.get(unless);
    const firsts = firstRows(keys);
    for (let row = 0; row < rows.count; row++) {
      if ((row & 511) === 0 && pace.due()) await pace.rest();
      if (rows.isSkipped(row)) continue;
      const first = firsts(row);
      if (first >= 0 && !found.has(row) && !differs(apart, first, row))
        found.set(row, { field: names[0] ?? "", level, kind, message: message(rows.line(first)) });
    }
    if (pace.due()) await pace.rest();
  }
  return found;
}

/** A field's values by number: those that are the same but for case, accents and blanks have the same one; 0 for none. */
interface Identities {
  of(row: number): number;
  /** One more than there are. */
  count: number;
}

async function identitiesOf(field: GridField, pace: Pace): Promise<Identities> {
  // codes have no accents, and the form's rules have tidied them
  const plain = field.field.kind === "code" ? (text: string) => text.toLowerCase() : folded;
  const { values, faults } = field;
  const numbers = new Map<string, number>();
  const made = new Uint32Array(values.length);
  // by place: there are a million of them
  for (let place = 0; place < values.length; place++) {
    if ((place & 511) === 0 && pace.due()) await pace.rest();
    const value = values[place] ?? null;
    // "#N/D" is nobody's
    if (value === null || (faults.size > 0 && faults.get(place)?.kind === "sheet-error")) continue;
    const text = plain(String(value));
    if (text === "") continue;
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    made[place] = number;
  }
  return { of: (row) => made[field.at(row)] as number, count: numbers.size + 1 };
}

const folded = (text: string) => {
  const plain = fold(text);
  return plain.includes(" ") ? plain.replace(/\s+/g, " ").trim() : plain;
};

/** @returns of each row the first one with the same key; -1 for the first itself, and for one with nothing in a part of it */
function firstRows(keys: readonly Identities[]): (row: number) => number {
  const [only] = keys;
  if (only && keys.length === 1) {
    const firsts = new Int32Array(only.count).fill(-1);
    return (row) => {
      const number = only.of(row);
      const first = number === 0 ? -1 : (firsts[number] as number);
      if (number > 0 && first < 0) firsts[number] = row;
      return first;
    };
  }
  const firsts = new Map<number, number>();
  return (row) => {
    let key = 0;
    for (const { of, count } of keys) {
      const number = of(row);
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
