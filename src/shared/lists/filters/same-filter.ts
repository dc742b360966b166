import type { FilterGroup } from "../../../domain/filter/filter";
import { writeFilter } from "../../../domain/filter/parse-filter";

/** @returns whether two filters ask the same in the same words */
export const sameFilter = (one: FilterGroup | null, other: FilterGroup | null): boolean =>
  one === other || (one !== null && other !== null && writeFilter(one) === writeFilter(other));
