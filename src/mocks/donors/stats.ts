import type { components } from "../../contract/api";
import { dayNumber, isIsoDay, isoDay } from "../../domain/dates/days";
import { DONOR_STATUSES } from "../../domain/donor/status";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import { inSlices } from "../../domain/async/in-slices";
import { keptCount } from "../db/kept-count";
import type { DonorRecord, StaffUser } from "../db/models";
import { badRequest } from "../guard";
import type { Api } from "../handlers/api";

/** The statistics of the dashboard (decisions §7). */
export const statsHandlers = ({ needs }: Api) => [
  needs("read", "Stats").get("/stats", async ({ request, response, db, user }) => {
    const { searchParams } = new URL(request.url);
    const today = db.today();
    const begin = searchParams.get("begin") || `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}-01`;
    const end = searchParams.get("end") || today;
    if (![begin, end].every(isIsoDay) || end < begin) throw badRequest("Periodo non valido.");
    const [limit, area] = [zoneLimit(user), searchParams.get("area")];
    // a manager who asks for another zone gets the own zones
    const zones = area && (limit?.includes(area) ?? true) ? [area] : limit;
    const stats = await keptCount(db, `${user._id} ${request.url}`, async () => {
      // most of the work; the results are kept
      await inSlices(db.donors.rows(), (donor) => {
        if (!zones || zones.includes(donor.area)) db.donors.nextDonation(donor);
      });
      return countStats(db, begin, end, zones);
    });
    return response(200).json({ success: true, stats });
  }),
];

type Stats = components["schemas"]["Stats"];
type Month = Stats["months"][number];

const COUNTED: readonly string[] = DONOR_STATUSES;

/**
 * Counts the statistics (decisions §7).
 * @param begin first day of the period (ISO)
 * @param end last day of the period (ISO)
 * @param zones null: all
 */
export function countStats(db: Db, begin: string, end: string, zones: readonly string[] | null): Stats {
  const [from, to] = [dayNumber(begin), dayNumber(end)];
  const previousBegin = isoDay(from - (to - from + 1));
  const today = db.today();
  const thisMonth = `${today.slice(0, 7)}-01`;
  const months = monthsOf(begin, end, today);
  const byMonth = new Map(months.map((month) => [month.month, month]));
  const groups = new Map<string, { count: number; mayDonate: number }>();
  const donors = { total: 0, active: 0, new: 0 };
  let [inMonth, inPeriod, before] = [0, 0, 0];

  const isElsewhere = ({ area }: DonorRecord) => zones !== null && !zones.includes(area);
  const countDonations = (donor: DonorRecord) => {
    for (const { date, type } of db.donors.donationsOf(donor)) {
      if (date >= thisMonth && date <= today) inMonth += 1;
      if (date >= previousBegin && date < begin) before += 1;
      const month = byMonth.get(date.slice(0, 7));
      if (date < begin || date > end || !month) continue;
      inPeriod += 1;
      month.byType[type] += 1;
    }
  };
  for (const donor of db.donors.rows()) {
    if (isElsewhere(donor)) continue;
    if (COUNTED.includes(donor.status)) {
      donors.total += 1;
      const group = groups.get(donor.bloodGroup) ?? { count: 0, mayDonate: 0 };
      groups.set(donor.bloodGroup, group);
      group.count += 1;
      if (donor.status === "active") donors.active += 1;
      if (db.donors.nextDonation(donor).answer === "yes") group.mayDonate += 1;
    }
    countDonations(donor);
    const donations = db.donors.donationsOf(donor);
    const first = donations[0]?.date;
    if (first && first >= begin && first <= end && db.donors.earlierDonations(donor) === 0) donors.new += 1;
  }
  // the donations of an erased donor stay
  for (const donor of db.records.all("donor"))
    if (donor.erased !== undefined && !isElsewhere(donor)) countDonations(donor);
  const bloodGroups = [...groups].map(([group, counts]) => ({ group, ...counts })).sort((a, b) => b.count - a.count);
  return {
    donors,
    donations: { count: inMonth },
    donationsNumber: { count: inPeriod, previous: before },
    bloodGroups,
    months,
    ...countStaff(db, zones),
  };
}

/** Statuses that can't sign in (account/sign-in.ts). */
const CANNOT_SIGN_IN = ["staged", "passwordExpired", "lockedOut", "dead", "inactive"];

/** Counts the accounts of the staff that can sign in (decisions §7). */
function countStaff(db: Db, zones: readonly string[] | null): Pick<Stats, "managers" | "admins"> {
  const users = db.records.find("user", { where: { status: { notIn: CANNOT_SIGN_IN } } });
  const zonesOf = ({ areas }: StaffUser) => areas.filter((area) => zones?.includes(area) ?? true);
  const managers = users.filter((user) => user.role === "manager" && (!zones || zonesOf(user).length > 0));
  return {
    managers: { count: managers.length, zones: new Set(managers.flatMap(zonesOf)).size },
    admins: { count: users.filter((user) => user.role === "admin").length },
  };
}

/** @returns the months of a period; `partial` if the period, or the data until today, don't cover the whole month */
function monthsOf(begin: string, end: string, today: string): Month[] {
  const months: Month[] = [];
  let first = `${begin.slice(0, 7)}-01`;
  while (first <= end) {
    const next = isoDay(dayNumber(first) + 32).slice(0, 7) + "-01";
    const lastDay = isoDay(dayNumber(next) - 1);
    const partial = begin > first || end < lastDay || today < lastDay;
    months.push({ month: first.slice(0, 7), byType: { "1": 0, "2": 0, "3": 0 }, partial });
    first = next;
  }
  return months;
}
