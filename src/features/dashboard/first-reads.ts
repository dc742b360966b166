import type { ReadRequest } from "../../api/client/early-reads";
import { endpoints } from "../../api/endpoints";
import { romeDay } from "../../domain/dates/days";
import type { Preload } from "../../shared/navigation";
import { isPeriod, periodOf, type Period, type PeriodName } from "./period";

/** What is shown when the address names no period. */
const DEFAULT_PERIOD: PeriodName = "12-months";

export const periodIn = (search: URLSearchParams): PeriodName => {
  const asked = search.get("period");
  return isPeriod(asked) ? asked : DEFAULT_PERIOD;
};

export const statsRead = ({ begin, end }: Period, area: string | null): ReadRequest => ({
  path: endpoints.stats(),
  features: ["stats"],
  query: { begin, end, area: area ?? undefined },
});

/** The figures as the address has them, and the zones that one may choose from. */
export const preloadDashboard: Preload = ({ search }) => [
  statsRead(periodOf(periodIn(search), romeDay(new Date())), search.get("area") || null),
  { path: endpoints.zones(), features: ["zones"] },
];
