import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../../../../domain/filter/filter";
import type { ReadyMadeFilter } from "../../../../domain/filter/ready-made";

/** A ready-made filter adds rules to the outermost group. All rules of that group must match. */

const sameRule = (one: FilterRule, other: FilterRule) => JSON.stringify(one) === JSON.stringify(other);

const has = (nodes: readonly FilterNode[], rule: FilterRule) =>
  nodes.some((node) => !isFilterGroup(node) && sameRule(node, rule));

/** @returns the rules that must all match; none for "or" and "not" */
const necessary = (filter: FilterGroup | null): readonly FilterNode[] =>
  filter && !filter.disabled && !filter.not && (filter.combinator === "and" || filter.rules.length === 1)
    ? filter.rules
    : [];

/** @returns whether a filter contains a ready-made one */
export const isOn = (filter: FilterGroup | null, { rules }: Pick<ReadyMadeFilter, "rules">): boolean =>
  rules.every((rule) => has(necessary(filter), rule));

/** @returns the filter with a ready-made one added or removed; null if empty */
export function toggleReadyMade(
  filter: FilterGroup | null,
  ready: ReadyMadeFilter,
  all: readonly ReadyMadeFilter[],
): FilterGroup | null {
  if (!isOn(filter, ready)) return withRules(filter, ready.rules);
  const others = all.filter((other) => other.name !== ready.name && isOn(filter, other));
  // keeps the rules that another active ready-made filter needs
  const gone = ready.rules.filter((rule) => !others.some(({ rules }) => has(rules, rule)));
  const rules = necessary(filter).filter((node) => isFilterGroup(node) || !has(gone, node));
  return rules.length > 0 ? { combinator: "and", rules } : null;
}

/** @returns whether all rows must match a rule of a kind */
export const hasRule = (filter: FilterGroup | null, isKind: (rule: FilterRule) => boolean): boolean =>
  necessary(filter).some((node) => !isFilterGroup(node) && isKind(node));

/** @returns the filter without the rules of a kind that all rows must match; null if empty */
export function withoutRules(filter: FilterGroup | null, isKind: (rule: FilterRule) => boolean): FilterGroup | null {
  if (!hasRule(filter, isKind)) return filter;
  const rules = necessary(filter).filter((node) => isFilterGroup(node) || !isKind(node));
  return rules.length > 0 ? { combinator: "and", rules } : null;
}

/** @returns the filter with rules that all rows must match, too */
export function withRules(filter: FilterGroup | null, added: readonly FilterRule[]): FilterGroup {
  if (!filter || filter.rules.length === 0) return { combinator: "and", rules: [...added] };
  const kept = necessary(filter);
  const before = kept.length > 0 ? kept : [filter];
  return { combinator: "and", rules: [...before, ...added.filter((rule) => !has(before, rule))] };
}
