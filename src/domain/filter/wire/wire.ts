import { withDonatingStatuses } from "./donating";
import { wireField } from "../period-counts";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterOperator } from "../filter";
import { listOf, plainRule, type PlainGroup, type PlainNode } from "../plain";
import { isRelativeOperator, resolveDay, resolveRelative } from "../relative-day";

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
