import { DONATING_STATUSES } from "../../donor/status";
import { NEXT_DONATION_FIELDS } from "../../fields/computed-donor-fields";
import { OWNER } from "../../records/record";
import { wireField } from "../period-counts";
import {
  isFilterGroup,
  type FilterGroup,
  type FilterNode,
  type FilterOperator,
  type FilterRule,
  NEGATED,
} from "../filter";
import { listOf, wireRule, type WireGroup, type WireNode } from "../wire-types";
import { isRelativeOperator, resolveDay, resolveRelative } from "../relative-day";

/**
 * Rules about the next donation are sent together with the statuses that have one (docs/decisions/donors-and-settings.md, "One
 * function says who may donate"), because a server may store a day for donors who won't donate. To negative operators their day
 * is a missing value.
 */

const DAYS: ReadonlySet<string> = new Set(Object.values(NEXT_DONATION_FIELDS));
const STATUSES = DONATING_STATUSES.join(",");

/** @returns the prefix ("donor." or "") of the next donation in a rule; null for any other rule */
function ownerOf({ field, value, valueSource }: FilterRule): string | null {
  const name = [field, ...(valueSource === "field" ? [String(value)] : [])].find((candidate) =>
    DAYS.has(candidate.replace(OWNER, "")),
  );
  return name === undefined ? null : name.startsWith(OWNER) ? OWNER : "";
}

/** Whether a rule matches only statuses that have a next donation. */
function requiresDonating({ field, operator, value, valueSource, disabled }: FilterRule, owner: string): boolean {
  if (disabled || valueSource === "field" || field !== `${owner}status`) return false;
  const values = operator === "=" ? [value] : operator === "in" ? listOf(value) : [];
  return values.length > 0 && values.every((status) => (DONATING_STATUSES as readonly unknown[]).includes(status));
}

/** @returns the filter with a rule about the statuses for each rule about the next donation, unless the group already has one */
function withDonatingStatuses(filter: FilterGroup): FilterGroup {
  const { combinator } = filter;
  const isRequired = (rules: readonly FilterNode[], owner: string) =>
    combinator === "and" && rules.some((node) => !isFilterGroup(node) && requiresDonating(node, owner));
  const rules: FilterNode[] = [];
  for (const node of filter.rules) {
    const owner = isFilterGroup(node) || node.disabled ? null : ownerOf(node);
    if (isFilterGroup(node)) rules.push(withDonatingStatuses(node));
    else if (owner === null) rules.push(node);
    else if (Object.hasOwn(NEGATED, node.operator)) rules.push(group("or", node, statusRule(owner, "notIn")));
    else if (combinator === "or") rules.push(group("and", node, statusRule(owner, "in")));
    else rules.push(node, ...(isRequired([...filter.rules, ...rules], owner) ? [] : [statusRule(owner, "in")]));
  }
  return { ...filter, rules };
}

const group = (combinator: "and" | "or", ...rules: FilterRule[]): FilterGroup => ({ combinator, rules });

const statusRule = (owner: string, operator: "in" | "notIn"): FilterRule => ({
  field: `${owner}status`,
  operator,
  value: STATUSES,
});

const LISTS: ReadonlySet<string> = new Set<FilterOperator>(["in", "notIn", "between", "notBetween"]);

/**
 * Converts a filter for the API: without disabled rules and empty groups, with ISO days instead of relative days, with the
 * statuses of donors who have a next donation, and with the days of period counts.
 * @param filter a filter without problems (`checkFilter`); invalid values are sent unchanged, so that the server rejects them
 * @param today ISO day in Italy
 * @returns null if no rule remains
 */
export const wireFilter = (filter: FilterGroup, today: string): WireGroup | null =>
  wireGroup(withDonatingStatuses(filter), today);

function wireGroup(filter: FilterGroup, today: string): WireGroup | null {
  if (filter.disabled) return null;
  const rules = filter.rules.flatMap((node) => wireNode(node, today) ?? []);
  return rules.length === 0 ? null : { combinator: filter.combinator, not: filter.not ?? false, rules };
}

function wireNode(node: FilterNode, today: string): WireNode | null {
  if (isFilterGroup(node)) return wireGroup(node, today);
  if (node.disabled) return null;
  const { field, operator, value, valueSource } = node;
  const resolved = isRelativeOperator(operator) ? resolveRelative({ field, operator, value }, today) : null;
  if (resolved) return resolved;
  // an unknown operator is sent, too: servers reject it, while skipping the rule would match more rows
  const plain = (sent: unknown) => wireRule(wireField(field, today), operator as FilterOperator, sent);
  if (operator === "null" || operator === "notNull") return plain(null);
  if (valueSource === "field") return { ...plain(value), valueSource };
  return plain(LISTS.has(operator) ? wireList(value, today) : resolveDay(value, today));
}

/** Lists are texts with commas (specification §5), or arrays if a value contains a comma. */
function wireList(value: unknown, today: string): unknown {
  const items = listOf(value).map((item) => resolveDay(item, today));
  return items.some((item) => String(item).includes(",")) ? items : items.join(",");
}
