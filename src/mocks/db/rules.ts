import type { ValueClass } from "../../domain/filter/filter-fields";
import { FilterError } from "../../domain/filter/condition";
import { compileFilter, readAs, type RowField } from "../../domain/filter/matches";
import { type Kind, type Predicate, QueryError, type Table, type Value } from "./table";

const CLASSES: Record<Kind, ValueClass> = { text: "text", code: "text", day: "day", number: "number", boolean: "flag" };

/**
 * A rule group as the domain means it, on the rows of a table.
 * @throws QueryError for what makes no sense
 */
export function compileGroup(table: Table, group: unknown): Predicate {
  const findField = (name: string): RowField<number> | undefined => {
    const column = table.columns.get(name) ?? table.figure?.(name);
    if (!column) return undefined;
    const { kind, several } = column;
    return { name, values: CLASSES[kind], enumeration: false, get: (row) => column.get(row), several };
  };
  try {
    return compileFilter(group, findField);
  } catch (error) {
    throw error instanceof FilterError ? new QueryError(error.message) : error;
  }
}

/** A value as its column compares it; null when it has none. */
export const normalise = (kind: Kind, value: unknown): Value =>
  value === null || value === undefined || value === "" ? null : readAs(CLASSES[kind], value);
