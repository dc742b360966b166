import { isRecord } from "../../api/values";

/** A value that a column must have, as the API takes it in `filters` (specification §3). */
export interface ColumnFilter {
  id: string;
  value: string | number | boolean;
}

/**
 * What a list is asked for. It is kept in the history entry, so that reload and "back" find it, and never in the
 * address: it may name a person or tell of their health (decisions §4).
 */
export interface ListQuestion {
  /** Free text, as it was typed. */
  text: string;
  filters: readonly ColumnFilter[];
}

/** Under which names a history entry keeps it. */
export const QUESTION_KEYS = { text: "query", filters: "filters" } as const;

const isFilter = (filter: unknown): filter is Record<string, unknown> & ColumnFilter =>
  isRecord(filter) && typeof filter.id === "string" && ["string", "number", "boolean"].includes(typeof filter.value);

/** @returns the question that a history entry keeps; what another version of us wrote there counts for nothing */
export function readQuestion(entry: Record<string, unknown>): ListQuestion {
  const text = entry[QUESTION_KEYS.text];
  return { text: typeof text === "string" ? text : "", filters: readFilters(entry[QUESTION_KEYS.filters]) };
}

function readFilters(kept: unknown): ColumnFilter[] {
  try {
    const parsed: unknown = typeof kept === "string" && kept !== "" ? JSON.parse(kept) : [];
    return Array.isArray(parsed) ? parsed.filter(isFilter).map(({ id, value }) => ({ id, value })) : [];
  } catch {
    return [];
  }
}

/** The filters as text: for the history entry and for the API; nothing without filters. */
export const writeFilters = (filters: readonly ColumnFilter[]): string | undefined =>
  filters.length > 0 ? JSON.stringify(filters) : undefined;

/** @returns what a history entry keeps of a question */
export const writeQuestion = ({ text, filters }: ListQuestion): Record<string, unknown> => ({
  [QUESTION_KEYS.text]: text,
  [QUESTION_KEYS.filters]: writeFilters(filters),
});

/** @returns whether all rows are asked for */
export const asksForAll = ({ text, filters }: ListQuestion): boolean => text.trim() === "" && filters.length === 0;
