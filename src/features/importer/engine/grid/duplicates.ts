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

/** @returns the fields whose change may make or end a duplicate */
export const identityFields = (entity: ImportEntity): ReadonlySet<string> =>
  new Set(IDENTITIES[entity].flatMap(({ names, unless }) => [...names, ...(unless ? [unless] : [])]));

/**
 * @param isSkipped rows that aren't imported, and are nobody's twin
 * @returns by row, whose twin each later one is: one problem a row
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
    const keys = parts.map((field) => keysOf(field as GridField));
    const apart = unless === undefined ? undefined : fields.get(unless);
    const firsts = new Map<string, number>();
    for (let row = 0; row < rows.count; row++) {
      if ((row & 511) === 0 && pace.due()) await pace.rest();
      if (rows.isSkipped(row)) continue;
      const key = keyOf(keys, row);
      if (key === null) continue;
      const first = firsts.get(key);
      if (first === undefined) firsts.set(key, row);
      else if (!found.has(row) && !differs(apart, first, row))
        found.set(row, { field: names[0] ?? "", level, kind, message: message(rows.line(first)) });
    }
  }
  return found;
}

/** @returns a row's part of a key, folded once for each value; null for none */
function keysOf(field: GridField): (row: number) => string | null {
  const made: (string | null | undefined)[] = [];
  return (row) => {
    const place = field.at(row);
    const known = made[place];
    if (known !== undefined) return known;
    // "#N/D" is nobody's
    const value = field.faults.get(place)?.kind === "sheet-error" ? null : (field.values[place] ?? null);
    return (made[place] = value === null ? null : fold(String(value)).replace(/\s+/g, " ").trim() || null);
  };
}

function keyOf(keys: readonly ((row: number) => string | null)[], row: number): string | null {
  let key = "";
  for (const part of keys) {
    const text = part(row);
    if (text === null) return null;
    key = key === "" ? text : `${key}\n${text}`;
  }
  return key;
}

const differs = (field: GridField | undefined, one: number, other: number): boolean => {
  const [a, b] = [field?.value(one) ?? null, field?.value(other) ?? null];
  return a !== null && b !== null && a !== b;
};
