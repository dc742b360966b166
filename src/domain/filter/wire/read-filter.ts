import { isFilterGroup, type FilterGroup, type FilterNode } from "../filter";
import type { FilterFields } from "../filter-fields";
import { operatorOf } from "../operators";
import { parseFilter, parseFilterText, type FilterParseError, type ParsedFilter } from "./parse-filter";

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
