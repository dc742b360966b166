import { DONATING_STATUSES } from "../../donor/status";
import { NEGATED } from "../condition";
import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../filter";
import { OWNER } from "../computed-fields";
import { listOf } from "../plain";

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
export function withDonatingStatuses(filter: FilterGroup): FilterGroup {
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
