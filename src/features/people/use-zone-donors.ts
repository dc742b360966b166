import { endpoints } from "../../api/endpoints";
import { count, identity, list, map, record, text } from "../../api/readers/read";
import { failedReads, type FailedReads, useFeatureQuery } from "../../api/react/use-feature";
import { useQuery } from "../../api/react/use-query";

const zone = record({ _id: identity, name: text(""), donors: count(undefined) });
const zoneDonorsReader = map(
  list("zones", zone),
  ({ zones }) => new Map(zones.flatMap(({ name, donors }) => (donors === undefined ? [] : [[name, donors] as const]))),
);

/** The number of donors by zone name. */
type ZoneDonors = ReadonlyMap<string, number>;

interface ZoneDonorsRead {
  /** Null while it loads, and after an error; empty if the server doesn't count donors. */
  donorsByZone: ZoneDonors | null;
  failed: FailedReads | null;
}

/** Reads the number of donors of each zone. */
export function useZoneDonors(): ZoneDonorsRead {
  const query = { path: endpoints.zones(), query: { counts: "true" }, schema: zoneDonorsReader, part: "donors" };
  const state = useFeatureQuery("zones", query);
  const donorsByZone = state.status === "ready" ? state.data : state.status === "absent" ? NO_COUNTS : null;
  return { donorsByZone, failed: failedReads(state) };
}

const NO_COUNTS: ZoneDonors = new Map();

/** @returns the total of the donors of some zones; null if one of them isn't counted */
export function sumDonors(zones: readonly string[], donorsByZone: ZoneDonors | null): number | null {
  const counts = zones.map((name) => donorsByZone?.get(name) ?? null);
  return counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0);
}

const totalAnswer = record({ total: count(null) });

/** Reads the total of the donors of some zones. @returns null while it loads, and after an error */
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
