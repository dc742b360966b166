import { useSearch } from "wouter";
import { BLOOD_GROUPS, isDonationType, type DonationType } from "../../domain/donation/blood";
import { isIsoDay } from "../../domain/dates/days";
import { readNearDay } from "../../domain/dates/near-day";
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

/** @returns the choice in an address; the next Saturday by default, because most donation days are on one */
export function readChoice(search: string, today: string): CallChoice {
  const params = new URLSearchParams(search);
  const day = params.get("day") ?? "";
  const type = Number(params.get("type"));
  const named = params.get("groups")?.split(",") ?? [];
  return {
    day: isIsoDay(day) && day >= today ? day : (readNearDay("sabato", today, "next") ?? today),
    type: isDonationType(type) ? type : 1,
    groups: BLOOD_GROUPS.filter((group) => named.includes(group)),
    area: params.get("area") || null,
  };
}

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
  const choice = readChoice(useSearch(), today);
  const change = (next: Partial<CallChoice>) =>
    navigate(`${currentRoute().path}?${writeChoice({ ...choice, ...next })}`, { replace: true, state: entryState() });
  return [choice, change];
}
