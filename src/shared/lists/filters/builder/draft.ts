import { isFilterGroup, type FilterGroup, type FilterNode, type FilterRule } from "../../../../domain/filter/filter";
import { prepareRuleGroup, type RuleGroupType, type RuleType } from "react-querybuilder";
import { writeFilter } from "../../../../domain/filter/wire/parse-filter";

/**
 * A filter while it is built. react-querybuilder calls what is switched off "muted" (what it calls disabled can't be
 * edited), and needs an id at each rule. A rule whose field isn't chosen yet has none: "".
 */
export type EditedFilter = RuleGroupType;
export type DraftNode = RuleGroupType | RuleType;

export const isDraftGroup = (node: DraftNode): node is RuleGroupType => "rules" in node;

/** A rule that begins: its field is still to be chosen. */
export const blankRule = (): RuleType => ({ field: "", operator: "", value: "" });
const isBlank = ({ field }: FilterRule): boolean => field === "";

/** @returns the filter to be edited; without one, a group with a rule to begin with */
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

/** @returns the filter, node for node and with the ids; a rule without a field counts as switched off */
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

/** @returns the filter as it is asked and kept: without ids, without rules that have no field; null when none is left */
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

/** @returns the node at a place, or null */
export function nodeAt(draft: EditedFilter, path: readonly number[]): DraftNode | null {
  let node: DraftNode | null = draft;
  for (const at of path) {
    const next: DraftNode | undefined = node && isDraftGroup(node) ? node.rules[at] : undefined;
    node = next ?? null;
  }
  return node;
}

/**
 * Puts a node at a place: instead of the one there, or before it. Its id stays, and with it the focus in its editor;
 * react-querybuilder's own `insert` gives a new one.
 * @returns the draft with it
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

/** @returns whether two filters ask the same in the same words */
export const sameFilter = (one: FilterGroup | null, other: FilterGroup | null): boolean =>
  one === other || (one !== null && other !== null && writeFilter(one) === writeFilter(other));
