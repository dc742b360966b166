import * as v from "valibot";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import { statsRead } from "../first-reads";
import type { Period } from "../period";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const statsAnswer = v.object({
  stats: v.object({
    donors: v.object({ total: count, active: count, new: count }),
    donations: v.object({ count }),
    donationsNumber: v.object({ count, previous: count }),
    bloodGroups: v.array(v.object({ group: v.string(), count })),
    managers: v.object({ count, zones: count }),
    admins: v.object({ count }),
    months: v.array(
      v.object({
        month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
        byType: v.object({ "1": count, "2": count, "3": count }),
        partial: v.boolean(),
      }),
    ),
  }),
});

export type Stats = v.InferOutput<typeof statsAnswer>["stats"];
export type MonthStats = Stats["months"][number];

/** The six statistics (decisions §7), of a period and, if given, of one zone. */
export const useStats = (period: Period, area: string | null): QueryState<{ stats: Stats }> =>
  useQuery({ ...statsRead(period, area), schema: statsAnswer }, { keepPrevious: true, main: true });
