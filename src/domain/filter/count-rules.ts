import { isFilterGroup, type FilterGroup } from "./filter";

/** @returns how many rules of a filter count: none that is switched off, or stands in a group that is */
export const countRules = (group: FilterGroup): number =>
  group.disabled
    ? 0
    : group.rules.reduce((count, node) => count + (isFilterGroup(node) ? countRules(node) : node.disabled ? 0 : 1), 0);
