import { useSearch } from "wouter";
import { BLOOD_GROUPS, isDonationType, type DonationType } from "../../domain/donation/blood";
import { isIsoDay } from "../../domain/dates/days";
import { readNearDay } from "../../domain/dates/near-day";
import { isFilterGroup, type FilterGroup, type FilterRule } from "../../domain/filter/filter";
import { isMayDonateOn, mayDonateOn } from "../../domain/filter/ready-made";
import { listOf } from "../../domain/filter/wire-types";
import { NEXT_DONATION_FIELDS } from "../../domain/fields/computed-donor-fields";
import { readListQuery, wholeFilter } from "../../shared/lists/query/list-query";
import { useAreaLocation } from "../../shared/navigation";

/** For which donation day people are called, and who. */
export interface CallChoice {
  /** ISO day. */
  day: string;
  type: DonationType;
  /** Empty: all. */
  groups: readonly string[];
  /** Name of a zone; null for all. */
  area: string | null;
}

/**
 * @param search the query of the address; without a day, the filter counts
 * @param filter of the list from which the page was opened
 * @returns the choice; the next Saturday by default, because most donation days are on one
 */
export function readChoice(search: string, today: string, filter: FilterGroup | null = null): CallChoice {
  const params = new URLSearchParams(search);
  const named = params.has("day") ? null : filter && chosenBy(filter);
  const day = named?.day ?? params.get("day") ?? "";
  const type = Number(named?.type ?? params.get("type"));
  const groups: readonly unknown[] = named?.groups ?? params.get("groups")?.split(",") ?? [];
  return {
    day: isIsoDay(day) && day >= today ? day : (readNearDay("sabato", today, "next") ?? today),
    type: isDonationType(type) ? type : 1,
    groups: BLOOD_GROUPS.filter((group) => groups.includes(group)),
    area: (named ? named.area : params.get("area")) || null,
  };
}

/** @returns the day, type, blood groups and zone that a filter asks for */
function chosenBy({ combinator, not, rules }: FilterGroup) {
  const all = combinator === "and" && !not ? rules.filter((node) => !isFilterGroup(node) && !node.disabled) : [];
  const find = (is: (rule: FilterRule) => boolean) =>
    all.find((node): node is FilterRule => !isFilterGroup(node) && is(node));
  const valuesOf = (field: string) => {
    const rule = find((each) => each.field === field && (each.operator === "=" || each.operator === "in"));
    return rule ? listOf(rule.value) : [];
  };
  const mayDonate = find(isMayDonateOn);
  const [area, ...others] = valuesOf("area");
  return {
    day: typeof mayDonate?.value === "string" ? mayDonate.value : null,
    type: Object.entries(NEXT_DONATION_FIELDS).find(([, field]) => field === mayDonate?.field)?.[0],
    groups: valuesOf("bloodGroup"),
    area: typeof area === "string" && others.length === 0 ? area : null,
  };
}

/** @returns the registry's filter for the donors who may donate on the day */
export const filterOf = ({ day, type, groups, area }: CallChoice): FilterGroup => ({
  combinator: "and",
  rules: [
    mayDonateOn(day, type),
    ...(groups.length > 0 ? [{ field: "bloodGroup", operator: "in", value: groups.join(",") }] : []),
    ...(area === null ? [] : [{ field: "area", operator: "=", value: area }]),
  ],
});

/** @returns the query of an address with a choice */
export function writeChoice({ day, type, groups, area }: CallChoice): string {
  const params = new URLSearchParams({ day, type: String(type) });
  if (groups.length > 0) params.set("groups", groups.join(","));
  if (area !== null) params.set("area", area);
  return params.toString();
}

/** The choice in the address, so that a link shares it. */
export function useCallChoice(today: string): [CallChoice, (change: Partial<CallChoice>) => void] {
  const { navigate, currentRoute, entryState } = useAreaLocation();
  const choice = readChoice(useSearch(), today, wholeFilter(readListQuery(entryState())));
  const change = (next: Partial<CallChoice>) =>
    navigate(`${currentRoute().path}?${writeChoice({ ...choice, ...next })}`, { replace: true, state: entryState() });
  return [choice, change];
}
