import type { COMPUTED_DONOR_FIELDS } from "../fields/donor-fields";
import type { ListKind } from "../record-kinds";
import { isFilterGroup, type FilterGroup, type FilterNode } from "./filter";
import { figureOf } from "./period-counts";

/**
 * Which fields only a server that declares `computed-fields` understands (docs/server.md). They aren't sent to any other
 * server: it may ignore a rule that it doesn't know, and then everybody matches. Light on purpose: it is known before the
 * page's code.
 */

/** Before the fields of the donor to whom a donation or an award belongs. */
export const OWNER = "donor.";

/** Written out: the catalogue is known only with the page's code. */
const COMPUTED: Readonly<Record<keyof typeof COMPUTED_DONOR_FIELDS, true>> = {
  nextDonationDate: true,
  possibleDuplicate: true,
  awardDue: true,
};

/** @returns whether the server computes a field for each donor: a figure over a period, or one of the computed fields */
export function isComputedField(name: string, list: ListKind): boolean {
  // a list of awards that are due has a column of its own with the name `awardDue`
  const ofDonor = list === "donors" || name.startsWith(OWNER);
  return figureOf(name) !== null || (ofDonor && Object.hasOwn(COMPUTED, name.replace(OWNER, "")));
}

const asks = (node: FilterNode, list: ListKind): boolean => {
  if (isFilterGroup(node)) return asksForComputedFields(node, list);
  if (node.disabled) return false;
  const compared = node.valueSource === "field" ? [String(node.value)] : [];
  return [node.field, ...compared].some((name) => isComputedField(name, list));
};

/** @returns whether a filter asks for a computed field; what is switched off asks for nothing */
export const asksForComputedFields = (
  { rules, disabled }: Pick<FilterGroup, "rules" | "disabled">,
  list: ListKind,
): boolean => !disabled && rules.some((node) => asks(node, list));

/** @returns a filter without the rules that ask for a computed field; null where no rule is left */
export function withoutComputedFields(filter: FilterGroup, list: ListKind): FilterGroup | null {
  const rules = filter.rules.flatMap((node): FilterNode[] => {
    if (!isFilterGroup(node)) return asks(node, list) ? [] : [node];
    const inner = withoutComputedFields(node, list);
    return inner ? [inner] : [];
  });
  return rules.length > 0 ? { ...filter, rules } : null;
}
