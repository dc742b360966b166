import type { components } from "../../contract/api";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { DONOR_STATUSES } from "../../domain/donor/status";
import type { Db } from "./db";
import { dayOf, typeOf } from "./donor-row";
import type { StaffUser } from "./models";

type Stats = components["schemas"]["Stats"];
type Month = Stats["months"][number];

const COUNTED: readonly string[] = DONOR_STATUSES;

/**
 * Counts what decisions §7 defines.
 * @param begin first day of the period (ISO)
 * @param end last day, included
 * @param zones only these, or null for all
 */
export function countStats(db: Db, begin: string, end: string, zones: readonly string[] | null): Stats {
  const [from, to] = [dayNumber(begin), dayNumber(end)];
  const previousFrom = from - (to - from + 1);
  const thisMonth = dayNumber(`${db.today().slice(0, 7)}-01`);
  const today = dayNumber(db.today());
  const months = monthsOf(begin, end, db.today());
  const monthOfDay = daysToMonths(from, to);
  const groups = new Map<string, { count: number; mayDonate: number }>();
  const donors = { total: 0, active: 0, new: 0 };
  let [inMonth, inPeriod, before] = [0, 0, 0];

  for (let row = 0; row < db.donors.size; row++) {
    const donor = db.donors.at(row);
    if (!db.donors.exists(row) || (zones && !zones.includes(donor.area))) continue;
    if (COUNTED.includes(donor.status)) {
      donors.total += 1;
      const group = groups.get(donor.bloodGroup) ?? { count: 0, mayDonate: 0 };
      groups.set(donor.bloodGroup, group);
      group.count += 1;
      if (donor.status === "active") donors.active += 1;
      if (db.donors.nextDonation(row).answer === "yes") group.mayDonate += 1;
    }
    const donations = db.donors.donations(row);
    const first = donations[0] === undefined ? Infinity : dayOf(donations[0]);
    if (first >= from && first <= to && db.donors.openings.earlier(row) === 0) donors.new += 1;
    for (let i = donations.length - 1; i >= 0; i--) {
      const packed = donations[i] ?? 0;
      const day = dayOf(packed);
      if (day < previousFrom && day < thisMonth) break;
      if (day >= thisMonth && day <= today) inMonth += 1;
      if (day >= previousFrom && day < from) before += 1;
      const month = months[monthOfDay[day - from] ?? -1];
      if (day < from || day > to || !month) continue;
      inPeriod += 1;
      month.byType[typeOf(packed)] += 1;
    }
  }
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

/** Statuses with which nobody can sign in (handlers/sign-in.ts). */
const TURNED_AWAY: ReadonlySet<string> = new Set(["staged", "passwordExpired", "lockedOut", "dead", "inactive"]);

/** Accounts that can sign in (decisions §7). */
function countStaff(db: Db, zones: readonly string[] | null): Pick<Stats, "managers" | "admins"> {
  const users = db.records.all("user").filter((user) => !TURNED_AWAY.has(user.status));
  const of = ({ areas }: StaffUser) => areas.filter((area) => zones?.includes(area) ?? true);
  const managers = users.filter((user) => user.role === "manager" && (!zones || of(user).length > 0));
  return {
    managers: { count: managers.length, zones: new Set(managers.flatMap(of)).size },
    admins: { count: users.filter((user) => user.role === "admin").length },
  };
}

/** Every month that a period touches; partial when the period or today cuts it short. */
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

/** For each day of a period, counted from its first, which of its months it lies in. */
function daysToMonths(from: number, to: number): Uint16Array {
  const months = new Uint16Array(to - from + 1);
  let month = 0;
  for (let day = from + 1; day <= to; day++) {
    if (isoDay(day).endsWith("-01")) month += 1;
    months[day - from] = month;
  }
  return months;
}
