import { map } from "../../../api/read";
import { useFeatureQuery, type FeatureQueryState } from "../../../api/react/use-feature";
import { completeStats } from "../complete-stats";
import { statsRead } from "../first-reads";
import type { Period } from "../period";
import { statsAnswer } from "./stats-answer";

/** The six statistics as they can be told: a figure that nobody sent is null, and hides no other. */
export type Stats = ReturnType<typeof completeStats>;
export type MonthStats = Stats["months"][number];

/** The six statistics (decisions §7), of a period and, if given, of one zone. */
export const useStats = (period: Period, area: string | null): FeatureQueryState<{ stats: Stats }> =>
  useFeatureQuery(
    "stats",
    {
      ...statsRead(period, area),
      schema: map(statsAnswer, (read) => ({ stats: completeStats(read.stats, period) })),
    },
    { keepPrevious: true, throwRouteErrors: true },
  );
