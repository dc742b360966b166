import { endpoints } from "../../../api/endpoints";
import { FORBIDDEN_STATUSES } from "../../../api/errors";
import {
  failedReads,
  type FailedReads,
  type FeatureQueryState,
  useFeature,
  useFeatureQuery,
} from "../../../api/react/use-feature";
import { useToday } from "../../../api/react/use-today";
import { wireFilter } from "../../../domain/filter/wire/wire";
import { listAnswer, type ListAnswer } from "../../../shared/lists/list-answer";
import { NEXT_STEPS, stepFilter, type NextStepName } from "../next-steps";

/** Reads the total only; the row isn't parsed. */
export const countAnswer = listAnswer("donors", () => true)(0, 1);

type Count = FeatureQueryState<ListAnswer<unknown>>;

/** Reads the total of pairs only. */
export const pairCountAnswer = listAnswer("pairs", () => true)(0, 1);

/** Reads the total of requests only. */
export const requestCountAnswer = listAnswer("requests", () => true)(0, 1);

/** Counts the changes that donors ask for. @param area a zone's name; null for all */
export function useRequestCount(area: string | null): Count {
  const query = { limit: 1, ...(area && { area }) };
  return useFeatureQuery(
    "change-requests",
    { path: endpoints.changeRequests(), query, schema: requestCountAnswer },
    { optional: FORBIDDEN_STATUSES, keepPrevious: true },
  );
}

function useCount(name: NextStepName, area: string | null): Count {
  const today = useToday();
  const queryFilters = JSON.stringify(wireFilter(stepFilter(name, area), today));
  const countsPairs = useCountsPairs(name);
  return useFeatureQuery(
    countsPairs ? "merge" : "computed-fields",
    countsPairs
      ? { path: endpoints.duplicates(), query: { limit: 1, ...(area && { area }) }, schema: pairCountAnswer }
      : { path: endpoints.donors(), query: { skip: 0, limit: 1, queryFilters }, schema: countAnswer },
    { optional: FORBIDDEN_STATUSES, keepPrevious: true },
  );
}

/** Whether a step is counted in pairs of records, which have a page of their own. */
export function useCountsPairs(name: NextStepName): boolean {
  return useFeature("merge") && name === "duplicates";
}

interface NextStepCounts {
  /** The number of donors of each step, or of pairs: null if the server doesn't count them, or the read failed. Null while they load. */
  counts: Record<NextStepName, number | null> | null;
  failed: FailedReads | null;
}

/** Counts the donors of each step. @param area a zone's name; null for all */
export function useNextStepCounts(area: string | null): NextStepCounts {
  const states: Record<NextStepName, Count> = {
    toActivate: useCount("toActivate", area),
    suspensionEnds: useCount("suspensionEnds", area),
    awardDue: useCount("awardDue", area),
    consent: useCount("consent", area),
    noContact: useCount("noContact", area),
    duplicates: useCount("duplicates", area),
  };
  const all = Object.values(states);
  if (all.some(({ status }) => status === "loading")) return { counts: null, failed: null };
  const counts = NEXT_STEPS.map((name) => {
    const state = states[name];
    return [name, state.status === "ready" ? state.data.total : null] as const;
  });
  return { counts: Object.fromEntries(counts) as Record<NextStepName, number | null>, failed: failedReads(...all) };
}
