import type { Period } from "./period";
import type { SentStats } from "./requests/stats-answer";

const sum = (counts: readonly number[]): number | null =>
  counts.length > 0 ? counts.reduce((all, count) => all + count, 0) : null;

/**
 * Works out the figures that a server doesn't send from those it does (decisions §7): the groups are those of all donors,
 * the months are those of the period, which ends today.
 */
export function completeStats(sent: SentStats, { end }: Period) {
  const thisMonth = end.slice(0, 7);
  const months = sent.months.map(({ month, byType, partial }) => ({
    month,
    byType: byType ?? { "1": 0, "2": 0, "3": 0 },
    partial: partial ?? month === thisMonth,
  }));
  const given = (list: typeof months) => sum(list.flatMap(({ byType }) => Object.values(byType)));
  return {
    donors: {
      total: sent.donors?.total ?? sum(sent.bloodGroups.map(({ count }) => count)),
      active: sent.donors?.active ?? null,
      new: sent.donors?.new ?? null,
    },
    donations: { count: sent.donations?.count ?? given(months.filter(({ month }) => month === thisMonth)) },
    donationsNumber: {
      count: sent.donationsNumber?.count ?? given(months),
      previous: sent.donationsNumber?.previous ?? null,
    },
    bloodGroups: sent.bloodGroups,
    managers: { count: sent.managers?.count ?? null, zones: sent.managers?.zones ?? null },
    admins: { count: sent.admins?.count ?? null },
    months,
  };
}
