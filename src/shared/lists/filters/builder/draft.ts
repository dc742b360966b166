import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../../../../domain/filter/filter";
import { generateID, prepareRuleGroup, type RuleGroupType, type RuleType } from "react-querybuilder";
import { writeFilter } from "../../../../domain/filter/wire/parse-filter";

/**
 * A filter that is being built. react-querybuilder calls switched-off nodes "muted" and needs ids. A rule without a
 * field has "".
 */
export type EditedFilter = RuleGroupType;
export type DraftNode = RuleGroupType | RuleType;

export const isDraftGroup = (node: DraftNode): node is RuleGroupType => "rules" in node;

export const blankRule = (): RuleType => ({ id: generateID(), field: "", operator: "", value: "" });
const isBlank = ({ field }: FilterRule): boolean => field === "";

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

/** @returns the filter with ids; a blank rule is switched off */
export const filterOf = ({ id, combinator, not, rules, muted }: EditedFilter): FilterGroup => ({
  ...(id && { id }),
  combinator: combinator === "or" ? "or" : "and",
  ...(not && { not }),
  ...(muted && { disabled: true }),
  rules: rules.map((node) => (isDraftGroup(node) ? filterOf(node) : ruleOf(node))),
});

const ruleOf = ({ id, field, operator, value, valueSource, muted }: RuleType): FilterRule => ({
  ...(id && { id }),
  field,
  operator,
  ...(value !== "" && value !== undefined && { value: value as unknown }),
  ...(valueSource === "field" && { valueSource }),
  ...((muted || field === "") && { disabled: true }),
});

/** @returns the filter without ids and blank rules; null if empty */
export function finishedFilter(draft: EditedFilter): FilterGroup | null {
  const filter = bareGroup(filterOf(draft));
  return filter.rules.length > 0 ? filter : null;
}

function bareGroup({ combinator, not, disabled, rules }: FilterGroup): FilterGroup {
  return {
    combinator,
    ...(not && { not }),
    ...(disabled && { disabled }),
    rules: rules.flatMap((node): FilterNode[] => {
      if (!isFilterGroup(node)) return isBlank(node) ? [] : [bareRule(node)];
      const inner = bareGroup(node);
      return inner.rules.length > 0 ? [inner] : [];
    }),
  };
}

function bareRule(rule: FilterRule): FilterRule {
  const bare = { ...rule };
  delete bare.id;
  return bare;
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
  one === other || (one !== null && other !== null && writeFilter(one) === writeFilter(other));
