import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../../../../domain/filter/filter";
import { generateID, prepareRuleGroup, type RuleGroupType, type RuleType } from "react-querybuilder";

/**
 * A filter that is being built. react-querybuilder calls switched-off nodes "muted" and needs ids. A rule without a
 * field has "".
 */
export type EditedFilter = RuleGroupType;
export type DraftNode = RuleGroupType | RuleType;

export const isDraftGroup = (node: DraftNode): node is RuleGroupType => "rules" in node;

export const blankRule = (): RuleType => ({ id: generateID(), field: "", operator: "", value: "" });
const isBlank = (node: FilterNode): boolean => !isFilterGroup(node) && node.field === "";

/** @returns the draft of a filter; without one, a group with a blank rule */
export const toDraft = (filter: FilterGroup | null): EditedFilter =>
  prepareRuleGroup<RuleGroupType>(filter ? draftGroup(filter) : { combinator: "and", rules: [blankRule()] });

const draftGroup = ({ combinator, not, rules, disabled }: FilterGroup): RuleGroupType => ({
  combinator,
  ...(not && { not }),
  ...(disabled && { muted: true }),
  rules: rules.map((node) => (isFilterGroup(node) ? draftGroup(node) : draftRule(node))),
});

const draftRule = ({ field, operator, value = "", valueSource, disabled }: FilterRule): RuleType => ({
  field,
  operator,
  value,
  ...(valueSource && { valueSource }),
  ...(disabled && { muted: true }),
});

/** @returns the filter; a blank rule is switched off */
export const filterOf = ({ combinator, not, rules, muted }: EditedFilter): FilterGroup => ({
  combinator: combinator === "or" ? "or" : "and",
  ...(not && { not }),
  ...(muted && { disabled: true }),
  rules: rules.map((node) => (isDraftGroup(node) ? filterOf(node) : ruleOf(node))),
});

const ruleOf = ({ field, operator, value, valueSource, muted }: RuleType): FilterRule => ({
  field,
  operator,
  ...(value !== "" && value !== undefined && { value: value as unknown }),
  ...(valueSource === "field" && { valueSource }),
  ...((muted || field === "") && { disabled: true }),
});

/** @returns the filter without blank rules and empty groups; null if empty */
export function finishedFilter(filter: FilterGroup): FilterGroup | null {
  const rules = filter.rules.flatMap((node): FilterNode[] => {
    const finished = isFilterGroup(node) ? finishedFilter(node) : node;
    return finished === null || isBlank(finished) ? [] : [finished];
  });
  return rules.length > 0 ? { ...filter, rules } : null;
}

/**
 * Inserts a node at a path, or replaces the one at the path. A replaced node keeps its id, so that its editor keeps the
 * focus.
 */
export function putNode(
  draft: EditedFilter,
  path: readonly number[],
  node: DraftNode,
  replaced: boolean,
): EditedFilter {
  const [at = 0, ...inner] = path;
  const there = draft.rules[at];
  const next = inner.length > 0 && there && isDraftGroup(there) ? putNode(there, inner, node, replaced) : node;
  return {
    ...draft,
    rules: [...draft.rules.slice(0, at), next, ...draft.rules.slice(inner.length > 0 || replaced ? at + 1 : at)],
  };
}

/** @returns whether two filters are the same */
export const sameFilter = (one: FilterGroup | null, other: FilterGroup | null): boolean =>
  one === other || (one !== null && other !== null && JSON.stringify(one) === JSON.stringify(other));
