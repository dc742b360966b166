import { COMPUTED_DONOR_FIELDS } from "../fields/computed-donor-fields";
import type { ListKind } from "../records/records";
import { OWNER } from "../records/record";
import { isFilterGroup, type FilterGroup, type FilterNode } from "./filter";
import { periodCountOf } from "./period-counts";

/**
 * The fields that only servers with the feature `computed-fields` know (docs/server.md). Another server might ignore a rule with
 * one of them, and then all rows would match.
 */

/** @returns whether a field is computed by the server: a period count, or one of the computed fields */
export function isComputedField(name: string, list: ListKind): boolean {
  // the list of awards due has its own column `awardDue`
  const ofDonor = list === "donors" || name.startsWith(OWNER);
  return periodCountOf(name) !== null || (ofDonor && Object.hasOwn(COMPUTED_DONOR_FIELDS, name.replace(OWNER, "")));
}

const usesComputedField = (node: FilterNode, list: ListKind): boolean => {
  if (isFilterGroup(node)) return asksForComputedFields(node, list);
  if (node.disabled) return false;
  const compared = node.valueSource === "field" ? [String(node.value)] : [];
  return [node.field, ...compared].some((name) => isComputedField(name, list));
};

/** @returns whether a filter uses a computed field, apart from disabled rules */
export const asksForComputedFields = (
  { rules, disabled }: Pick<FilterGroup, "rules" | "disabled">,
  list: ListKind,
): boolean => !disabled && rules.some((node) => usesComputedField(node, list));

/** @returns a filter without the rules with a computed field; null if no rule remains */
export function withoutComputedFields(filter: FilterGroup, list: ListKind): FilterGroup | null {
  const rules = filter.rules.flatMap((node): FilterNode[] => {
    if (!isFilterGroup(node)) return usesComputedField(node, list) ? [] : [node];
    const inner = withoutComputedFields(node, list);
    return inner ? [inner] : [];
  });
  return rules.length > 0 ? { ...filter, rules } : null;
}
