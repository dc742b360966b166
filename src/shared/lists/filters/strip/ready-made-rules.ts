import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../../../../domain/filter/filter";
import { writeFilter } from "../../../../domain/filter/wire/parse-filter";
import type { ReadyMadeFilter } from "../../../../domain/filter/ready-made";

/** Ready-made filters stand in a filter as rules of its outermost group, which all must hold. */

const sameRule = (one: FilterRule, other: FilterRule) =>
  writeFilter({ combinator: "and", rules: [one] }) === writeFilter({ combinator: "and", rules: [other] });

const has = (nodes: readonly FilterNode[], rule: FilterRule) =>
  nodes.some((node) => !isFilterGroup(node) && sameRule(node, rule));

/** The rules that all must hold; none where one of them is enough, or the whole is turned round. */
const necessary = (filter: FilterGroup | null): readonly FilterNode[] =>
  filter && !filter.disabled && !filter.not && (filter.combinator === "and" || filter.rules.length === 1)
    ? filter.rules
    : [];

/** @returns whether a filter asks what a ready-made one does, beside whatever else it asks */
export const isOn = (filter: FilterGroup | null, { rules }: Pick<ReadyMadeFilter, "rules">): boolean =>
  rules.every((rule) => has(necessary(filter), rule));

/**
 * @param all the ready-made filters there are
 * @returns the filter with one of them, or without it where it was on; null when no rule is left
 */
export function toggleReadyMade(
  filter: FilterGroup | null,
  ready: ReadyMadeFilter,
  all: readonly ReadyMadeFilter[],
): FilterGroup | null {
  if (!isOn(filter, ready)) return withRules(filter, ready.rules);
  const others = all.filter((other) => other.name !== ready.name && isOn(filter, other));
  // a rule that another pressed one asks for, too, stays
  const gone = ready.rules.filter((rule) => !others.some(({ rules }) => has(rules, rule)));
  const rules = necessary(filter).filter((node) => isFilterGroup(node) || !has(gone, node));
  return rules.length > 0 ? { combinator: "and", rules } : null;
}

function withRules(filter: FilterGroup | null, added: readonly FilterRule[]): FilterGroup {
  if (!filter || filter.rules.length === 0) return { combinator: "and", rules: [...added] };
  const kept = necessary(filter);
  const before = kept.length > 0 ? kept : [filter];
  return { combinator: "and", rules: [...before, ...added.filter((rule) => !has(before, rule))] };
}
