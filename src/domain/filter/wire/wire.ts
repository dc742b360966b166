import { DONATING_STATUSES } from "../../donor/status";
import { OWNER } from "../computed-fields";
import { NEGATED } from "../condition";
import { wireField } from "../period-counts";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterOperator, type FilterRule } from "../filter";
import { listOf, plainRule, type PlainGroup, type PlainNode } from "../plain";
import { isRelativeOperator, resolveDay, resolveRelative } from "../relative-day";

/**
 * A day to donate is asked for together with the statuses that may have one (docs/decisions/0038): a server may keep a
 * day for somebody who won't donate, which counts for none. As for all that is missing, negative operators find them.
 */

const DAY = "nextDonationDate";
const STATUSES = DONATING_STATUSES.join(",");

/** @returns "donor." or nothing before the day that a rule asks for or compares with; null for any other rule */
function ownerAsked({ field, value, valueSource }: FilterRule): string | null {
  const name = [field, ...(valueSource === "field" ? [String(value)] : [])].find(
    (one) => one.replace(OWNER, "") === DAY,
  );
  return name === undefined ? null : name.slice(0, -DAY.length);
}

/** Whether a rule lets through none but those who may have a day. */
function asksForDonating({ field, operator, value, valueSource, disabled }: FilterRule, owner: string): boolean {
  if (disabled || valueSource === "field" || field !== `${owner}status`) return false;
  const values = operator === "=" ? [value] : operator === "in" ? listOf(value) : [];
  return values.length > 0 && values.every((word) => (DONATING_STATUSES as readonly unknown[]).includes(word));
}

/** @returns the filter with the statuses beside each rule about the day, but where the group asks for them anyway */
function withDonatingStatuses(filter: FilterGroup): FilterGroup {
  const { combinator } = filter;
  const isSaid = (rules: readonly FilterNode[], owner: string) =>
    combinator === "and" && rules.some((node) => !isFilterGroup(node) && asksForDonating(node, owner));
  const rules: FilterNode[] = [];
  for (const node of filter.rules) {
    const owner = isFilterGroup(node) || node.disabled ? null : ownerAsked(node);
    if (isFilterGroup(node)) rules.push(withDonatingStatuses(node));
    else if (owner === null) rules.push(node);
    else if (Object.hasOwn(NEGATED, node.operator)) rules.push(group("or", node, statusRule(owner, "notIn")));
    else if (combinator === "or") rules.push(group("and", node, statusRule(owner, "in")));
    else rules.push(node, ...(isSaid([...filter.rules, ...rules], owner) ? [] : [statusRule(owner, "in")]));
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
 * The filter as servers understand it. What is switched off is left out, and so is a group in which nothing is left:
 * turned round it would mean everybody, or nobody. A day to donate goes with the statuses that may have one, a
 * figure over a period with the period's days.
 * @param filter one without problems (`checkFilter`); what makes no sense goes as it is, for the server to refuse
 * @param today ISO day in Italy, for which relative days are worked out
 * @returns null when no rule is left
 */
export const wireFilter = (filter: FilterGroup, today: string): PlainGroup | null =>
  wireGroup(withDonatingStatuses(filter), today);

function wireGroup(filter: FilterGroup, today: string): PlainGroup | null {
  if (filter.disabled) return null;
  const rules = filter.rules.flatMap((node) => wireNode(node, today) ?? []);
  return rules.length === 0 ? null : { combinator: filter.combinator, not: filter.not ?? false, rules };
}

function wireNode(node: FilterNode, today: string): PlainNode | null {
  if (isFilterGroup(node)) return wireGroup(node, today);
  if (node.disabled) return null;
  const { field, operator, value, valueSource } = node;
  const resolved = isRelativeOperator(operator) ? resolveRelative({ field, operator, value }, today) : null;
  if (resolved) return resolved;
  // a word that no server knows is refused by each, where leaving it out would ask for more people
  const plain = (sent: unknown) => plainRule(wireField(field, today), operator as FilterOperator, sent);
  if (operator === "null" || operator === "notNull") return plain(null);
  if (valueSource === "field") return { ...plain(value), valueSource };
  return plain(LISTS.has(operator) ? wireList(value, today) : resolveDay(value, today));
}

/** The list separator is a comma (specification §5); values that hold one go as an array. */
function wireList(value: unknown, today: string): unknown {
  const items = listOf(value).map((item) => resolveDay(item, today));
  return items.some((item) => String(item).includes(",")) ? items : items.join(",");
}
