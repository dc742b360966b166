import { endpoints } from "../../api/endpoints";
import { count, identity, list, map, record, text } from "../../api/read";
import { failedReads, type FailedReads, useFeatureQuery } from "../../api/react/use-feature";
import { useQuery } from "../../api/react/use-query";

const zone = record({ _id: identity, name: text(""), donors: count(undefined) });
const donorsByZone = map(
  list("zones", zone),
  ({ zones }) => new Map(zones.flatMap(({ name, donors }) => (donors === undefined ? [] : [[name, donors] as const]))),
);

/** How many donors each zone has, by its name. */
type ZoneDonors = ReadonlyMap<string, number>;

interface ZoneDonorsRead {
  /** Null while they aren't known; empty where the server doesn't count them. */
  counted: ZoneDonors | null;
  failed: FailedReads | null;
}

/** Reads how many donors each zone has. */
export function useZoneDonors(): ZoneDonorsRead {
  const query = { path: endpoints.zones(), query: { counts: "true" }, schema: donorsByZone, part: "donors" };
  const state = useFeatureQuery("zones", query);
  const counted = state.status === "ready" ? state.data : state.status === "absent" ? NONE : null;
  return { counted, failed: failedReads(state) };
}

const NONE: ZoneDonors = new Map();

/** @returns how many donors some zones have together; null where one of them isn't counted */
export function donorsOf(zones: readonly string[], counted: ZoneDonors | null): number | null {
  const figures = zones.map((name) => counted?.get(name) ?? null);
  return figures.reduce<number | null>((sum, figure) => (sum === null || figure === null ? null : sum + figure), 0);
}

const totalAnswer = record({ total: count(null) });

/** @returns how many donors some zones have together; null if unknown */
export function useZoneTotal(zones: readonly string[]): number | null {
  const filters = JSON.stringify([{ id: "area", value: zones }]);
  const state = useQuery(
    zones.length > 0
      ? { path: endpoints.donors(), query: { filters, limit: 1 }, schema: totalAnswer, part: "total" }
      : null,
    { background: true },
  );
  return state.status === "ready" ? (state.data?.total ?? null) : null;
}
