import type { ReadRequest } from "../../api/client/early-reads";
import { endpoints } from "../../api/endpoints";
import { romeDay } from "../../domain/dates/days";
import type { Preload } from "../../shared/navigation";
import { isPeriod, periodOf, type Period, type PeriodName } from "./period";

/** The period if the address has none. */
const DEFAULT_PERIOD: PeriodName = "12-months";

export const periodIn = (search: URLSearchParams): PeriodName => {
  const name = search.get("period");
  return isPeriod(name) ? name : DEFAULT_PERIOD;
};

export const statsRead = ({ begin, end }: Period, area: string | null): ReadRequest => ({
  path: endpoints.stats(),
  features: ["stats"],
  query: { begin, end, area: area ?? undefined },
});

/** Preloads the statistics for the address, and the zones of the select. */
export const preloadDashboard: Preload = ({ search }) => [
  statsRead(periodOf(periodIn(search), romeDay(new Date())), search.get("area") || null),
  { path: endpoints.zones(), features: ["zones"] },
];
