import { isRecord } from "../../values";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule, MAX_DEPTH } from "../filter";
import type { FilterFields } from "../filter-fields";
import { operatorOf } from "../operators";
import { isRelativeDay } from "../relative-day";

/**
 * Our own JSON of a filter, as it is pasted, kept in a history entry or in a saved view: written by anybody. What it
 * asks for is not looked at here (`readFilter`), so that a list needs few words to read its history entry.
 */

/** Longer texts are refused before they are looked at. */
export const MAX_TEXT = 100_000;
/** What a filter may hold at most: groups, rules and values together. */
const MAX_PARTS = 2_000;

type FilterParseError = "empty" | "too-long" | "not-json" | "not-a-filter" | "too-deep";

/** An error is no filter, and never one that means everybody. */
type ParsedFilter = { status: "read"; filter: FilterGroup } | { status: "error"; error: FilterParseError };

class Unreadable extends Error {
  constructor(readonly code: FilterParseError) {
    super(code);
  }
}

export function parseFilterText(text: string): ParsedFilter {
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

/**
 * Takes over what is known of a filter, and nothing beside it.
 * @param value what JSON was parsed to
 */
function parseFilter(value: unknown): ParsedFilter {
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

  /** @returns null for a group in which nothing is */
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
  if (!isRecord(value)) throw new Unreadable("not-a-filter");
  return value;
}

function flagOf(value: unknown): boolean {
  if (value !== undefined && typeof value !== "boolean") throw new Unreadable("not-a-filter");
  return value === true;
}

/**
 * @returns the filter as our own JSON: to be copied, and kept
 * @example parseFilterText(writeFilter(filter))
 */
export const writeFilter = (filter: FilterGroup): string => JSON.stringify(bare(filter));

/** Removes what only the filter builder needs. */
const bare = (node: FilterNode): FilterNode =>
  isFilterGroup(node) ? { ...node, id: undefined, rules: node.rules.map(bare) } : { ...node, id: undefined };

/** `nothing-known`: all rules ask for fields or operators that aren't there. */
export type FilterReadError = FilterParseError | "nothing-known";

/** A rule that was left out, since its field or operator isn't there, or no longer. */
interface OmittedRule {
  field: string;
  operator: string;
  reason: "unknown-field" | "unknown-operator";
}

/** An error is no filter, and never one that means everybody. */
type FilterReading =
  | { status: "read"; filter: FilterGroup; omitted: readonly OmittedRule[] }
  | { status: "error"; error: FilterReadError; omitted: readonly OmittedRule[] };

/**
 * @param text our own JSON, as it is pasted or kept in a saved view
 * @param fields those that may be asked for
 */
export const readFilterText = (text: string, fields: FilterFields): FilterReading =>
  knownPart(parseFilterText(text), fields);

/**
 * @param value what our own JSON was parsed to
 * @param fields those that may be asked for
 */
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
