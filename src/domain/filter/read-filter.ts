import { MAX_DEPTH } from "./check-filter";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "./filter";
import type { FilterFields } from "./filter-fields";
import { operatorOf } from "./operators";
import { isRelativeDay } from "./relative-day";

/** Our own JSON of a filter, as it is pasted, kept in a history entry or in a saved view: written by anybody. */

/** Longer texts are refused before they are looked at. */
export const MAX_TEXT = 100_000;
/** What a filter may hold at most: groups, rules and values together. */
const MAX_PARTS = 2_000;

export type FilterReadError =
  | "empty"
  | "too-long"
  | "not-json"
  | "not-a-filter"
  | "too-deep"
  /** All of its rules ask for fields or operators that aren't there. */
  | "nothing-known";

/** A rule that was left out, since its field or operator isn't there, or no longer. */
export interface OmittedRule {
  field: string;
  operator: string;
  reason: "unknown-field" | "unknown-operator";
}

/** An error is no filter, and never one that means everybody. */
export type FilterReading =
  | { status: "read"; filter: FilterGroup; omitted: readonly OmittedRule[] }
  | { status: "error"; error: FilterReadError; omitted: readonly OmittedRule[] };

class Unreadable extends Error {
  constructor(readonly code: FilterReadError) {
    super(code);
  }
}

/**
 * @param text what was pasted or kept
 * @param fields those that may be asked for; all names go when missing
 */
export function readFilterText(text: string, fields?: FilterFields): FilterReading {
  if (text.length > MAX_TEXT) return failure("too-long");
  if (text.trim() === "") return failure("empty");
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return failure("not-json");
  }
  return readFilter(value, fields);
}

/**
 * Takes over what is known of a filter, and nothing beside it.
 * @param value what JSON was parsed to
 * @param fields those that may be asked for; all names go when missing
 */
export function readFilter(value: unknown, fields?: FilterFields): FilterReading {
  const reader = new Reader(fields);
  try {
    const filter = reader.group(value, 0);
    const { omitted } = reader;
    if (filter.rules.length > 0) return { status: "read", filter, omitted };
    return failure(omitted.length > 0 ? "nothing-known" : "empty", omitted);
  } catch (error) {
    if (error instanceof Unreadable) return failure(error.code);
    throw error;
  }
}

const failure = (error: FilterReadError, omitted: readonly OmittedRule[] = []): FilterReading => ({
  status: "error",
  error,
  omitted,
});

class Reader {
  readonly omitted: OmittedRule[] = [];
  #parts = 0;

  constructor(private readonly fields: FilterFields | undefined) {}

  group(value: unknown, depth: number): FilterGroup {
    if (depth > MAX_DEPTH) throw new Unreadable("too-deep");
    const { combinator, rules, not, disabled } = recordOf(value);
    if ((combinator !== "and" && combinator !== "or") || !Array.isArray(rules)) throw new Unreadable("not-a-filter");
    this.#count(rules.length);
    return {
      combinator,
      ...(flagOf(not) && { not: true }),
      ...(flagOf(disabled) && { disabled: true }),
      rules: rules.flatMap((node: unknown) => this.#node(node, depth) ?? []),
    };
  }

  /** @returns null for a rule that is left out, and for a group of which nothing is left */
  #node(value: unknown, depth: number): FilterNode | null {
    if (!Object.hasOwn(recordOf(value), "rules")) return this.#rule(recordOf(value));
    const group = this.group(value, depth + 1);
    return group.rules.length > 0 ? group : null;
  }

  #rule({ field, operator, value, valueSource, disabled }: Record<string, unknown>): FilterRule | null {
    if (typeof field !== "string" || typeof operator !== "string") throw new Unreadable("not-a-filter");
    if (valueSource !== undefined && valueSource !== "value" && valueSource !== "field")
      throw new Unreadable("not-a-filter");
    const reason = this.#reasonAgainst(field, operator, valueSource === "field" ? value : undefined);
    if (reason) {
      this.omitted.push({ field, operator, reason });
      return null;
    }
    return {
      field,
      operator,
      ...(value !== undefined && value !== null && { value: this.#value(value) }),
      ...(valueSource === "field" && { valueSource }),
      ...(flagOf(disabled) && { disabled: true }),
    };
  }

  #reasonAgainst(field: string, operator: string, other: unknown): OmittedRule["reason"] | null {
    if (!this.fields) return null;
    const known = this.fields.get(field);
    if (!known || (typeof other === "string" && !this.fields.has(other))) return "unknown-field";
    return operatorOf(known, operator) ? null : "unknown-operator";
  }

  /** Texts, numbers, flags, days counted from today, and lists of them: no pattern, no condition. */
  #value(value: unknown): unknown {
    if (!Array.isArray(value)) return oneValue(value);
    this.#count(value.length);
    return value.map(oneValue);
  }

  #count(more: number): void {
    this.#parts += more;
    if (this.#parts > MAX_PARTS) throw new Unreadable("too-long");
  }
}

function oneValue(value: unknown): unknown {
  if (isRelativeDay(value)) return { relative: value.relative };
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Unreadable("not-a-filter");
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable("not-a-filter");
  return value as Record<string, unknown>;
}

function flagOf(value: unknown): boolean {
  if (value !== undefined && typeof value !== "boolean") throw new Unreadable("not-a-filter");
  return value === true;
}

/**
 * @returns the filter as our own JSON: to be copied, and kept
 * @example readFilterText(writeFilter(filter))
 */
export const writeFilter = (filter: FilterGroup): string => JSON.stringify(bare(filter));

/** Without what is of use only to whoever builds it. */
const bare = (node: FilterNode): FilterNode =>
  isFilterGroup(node) ? { ...node, id: undefined, rules: node.rules.map(bare) } : { ...node, id: undefined };
