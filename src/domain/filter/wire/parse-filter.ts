import { isRecord } from "../../values";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule, MAX_DEPTH } from "../filter";
import type { FilterFields } from "../filter-fields";
import { operatorOf } from "../operators";
import { isRelativeDay } from "../relative-day";

/**
 * Reads a filter that was pasted, or stored in a history entry or a view. It is untrusted. `parseFilter` doesn't check fields and
 * operators (`readFilter` does), so that a list can read its history entry without the catalogue.
 */

/** In characters. Longer texts aren't parsed. */
const MAX_TEXT = 100_000;
/** Maximum number of groups, rules and values together. */
const MAX_PARTS = 2_000;

type FilterParseError = "empty" | "too-long" | "not-json" | "not-a-filter" | "too-deep";

type ParsedFilter = { status: "read"; filter: FilterGroup } | { status: "error"; error: FilterParseError };

class Unreadable extends Error {
  constructor(readonly code: FilterParseError) {
    super(code);
  }
}

function parseFilterText(text: string): ParsedFilter {
  if (text.length > MAX_TEXT) return { status: "error", error: "too-long" };
  if (text.trim() === "") return { status: "error", error: "empty" };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { status: "error", error: "not-json" };
  }
  return parseFilter(value);
}

/** Copies only the known properties of a filter. @param value parsed JSON */
export function parseFilter(value: unknown): ParsedFilter {
  try {
    const filter = new Parser().group(value, 0);
    return filter.rules.length > 0 ? { status: "read", filter } : { status: "error", error: "empty" };
  } catch (error) {
    if (error instanceof Unreadable) return { status: "error", error: error.code };
    throw error;
  }
}

class Parser {
  #parts = 0;

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

  /** @returns null for an empty group */
  #node(value: unknown, depth: number): FilterNode | null {
    if (!Object.hasOwn(recordOf(value), "rules")) return this.#rule(recordOf(value));
    const group = this.group(value, depth + 1);
    return group.rules.length > 0 ? group : null;
  }

  #rule({ field, operator, value, valueSource, disabled }: Record<string, unknown>): FilterRule {
    if (typeof field !== "string" || typeof operator !== "string") throw new Unreadable("not-a-filter");
    if (valueSource !== undefined && valueSource !== "value" && valueSource !== "field")
      throw new Unreadable("not-a-filter");
    return {
      field,
      operator,
      ...(value !== undefined && value !== null && { value: this.#value(value) }),
      ...(valueSource === "field" && { valueSource }),
      ...(flagOf(disabled) && { disabled: true }),
    };
  }

  /** Accepts texts, numbers, flags, relative days, and lists of them. */
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
  if (!isRecord(value)) throw new Unreadable("not-a-filter");
  return value;
}

function flagOf(value: unknown): boolean {
  if (value !== undefined && typeof value !== "boolean") throw new Unreadable("not-a-filter");
  return value === true;
}

/** `nothing-known`: all rules have unknown fields or operators. */
export type FilterReadError = FilterParseError | "nothing-known";

/** A rule that was skipped because its field or operator is unknown. */
interface OmittedRule {
  field: string;
  operator: string;
  reason: "unknown-field" | "unknown-operator";
}

type FilterReading =
  | { status: "read"; filter: FilterGroup; omitted: readonly OmittedRule[] }
  | { status: "error"; error: FilterReadError; omitted: readonly OmittedRule[] };

/**
 * Reads the JSON of a filter, without rules that have unknown fields or operators.
 * @param fields the fields that are available
 */
export const readFilterText = (text: string, fields: FilterFields): FilterReading =>
  knownPart(parseFilterText(text), fields);

/** Like {@link readFilterText}, for parsed JSON. */
export const readFilter = (value: unknown, fields: FilterFields): FilterReading =>
  knownPart(parseFilter(value), fields);

function knownPart(parsed: ParsedFilter, fields: FilterFields): FilterReading {
  if (parsed.status === "error") return { ...parsed, omitted: [] };
  const omitted: OmittedRule[] = [];
  const filter = withKnownRules(parsed.filter, fields, omitted);
  return filter.rules.length > 0
    ? { status: "read", filter, omitted }
    : { status: "error", error: "nothing-known", omitted };
}

function withKnownRules(group: FilterGroup, fields: FilterFields, omitted: OmittedRule[]): FilterGroup {
  const rules = group.rules.flatMap((node): FilterNode[] => {
    if (isFilterGroup(node)) {
      const inner = withKnownRules(node, fields, omitted);
      return inner.rules.length > 0 ? [inner] : [];
    }
    const { field, operator, value, valueSource } = node;
    const reason = reasonAgainst(field, operator, valueSource === "field" ? value : undefined, fields);
    if (!reason) return [node];
    omitted.push({ field, operator, reason });
    return [];
  });
  return { ...group, rules };
}

function reasonAgainst(field: string, operator: string, other: unknown, fields: FilterFields) {
  const known = fields.get(field);
  if (!known || (typeof other === "string" && !fields.has(other))) return "unknown-field";
  return operatorOf(known, operator) ? null : "unknown-operator";
}
