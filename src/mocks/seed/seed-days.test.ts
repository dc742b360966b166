import { expect, it } from "vitest";
import { dayNumber, isoDay } from "../../domain/dates/days";
import { formatTime } from "../../domain/dates/format-time";
import { BLOOD_GROUPS } from "../../domain/donation/blood";
import { areOfTiers, nextTier, tiersFor } from "../../domain/donor/award-tiers";
import type { FilterGroup, FilterRule } from "../../domain/filter/filter";
import { readyMade } from "../../domain/filter/ready-made";
import { wireFilter } from "../../domain/filter/wire/wire";
import { countedDays } from "../../domain/settings/award-settings";
import { NEXT_STEPS, stepFilter } from "../../features/dashboard/next-steps";
import { periodOf } from "../../features/dashboard/period";
import { notificationsOf } from "../account/notifications";
import { zoneLimit } from "../auth/abilities";
import { findUserByEmail } from "../auth/accounts";
import { searchDocuments } from "../documents/stored-documents";
import { presentHistory } from "../donors/history";
import { countStats } from "../donors/stats";
import { lastSendingOf } from "../email/sendings";
import { zoneScope } from "../handlers/list";
import { createDb } from "../db/create-db";
import type { Db } from "../db/db";
import type { SendingRecord, StaffUser } from "../db/models";
import { personaEmail, type Persona } from "../db/personas";
import { query } from "../db/query";
import { seedMails } from "./templates";

/**
 * The data end on the day on which they are created, so the demo changes each day. It must always have something to show.
 * `npm run test:days` creates the data of all days; by default the test takes those at which counts begin again.
 */
const FIRST = dayNumber("2026-11-20");
const DAYS = Array.from({ length: 400 }, (_, at) => isoDay(FIRST + at));
const DAY = 86_400_000;
const ALL = process.env.SEED_DAYS === "400";
/** The edges of the day in Rome, which is another day in UTC until one or two o'clock. */
const TIMES = ["00:10", "11:00", "23:40"] as const;
/** Beside the first and last days of months: the edges of the period, and the days around the party with the awards. */
const OTHERS = ["2026-11-20", "2026-12-15", "2026-12-16", "2027-12-24"];

const isChosen = (day: string) =>
  /-01$/.test(day) || isoDay(dayNumber(day) + 1).endsWith("-01") || OTHERS.includes(day);
const moments = DAYS.map((day, at) => ({ day, time: TIMES[at % TIMES.length]! })).filter(
  ({ day }) => ALL || isChosen(day),
);

/** @returns the instant of a time in Rome, in milliseconds since 1970 */
const inRome = (day: string, time: string) =>
  ["+01:00", "+02:00"]
    .map((offset) => Date.parse(`${day}T${time}:00${offset}`))
    .find((at) => formatTime(new Date(at)).padStart(5, "0") === time)!;

it("the demo has something to show on each day", { timeout: 1_800_000 }, async () => {
  const missing: string[] = [];
  for (const { day, time } of moments) {
    const now = inRome(day, time);
    const db = await createDb({ now: () => now });
    seedMails(db);
    expect(db.today()).toBe(day);
    missing.push(...missingOn(db).map((what) => `${day} ${time}: ${what}`));
  }
  expect(moments.length).toBe(ALL ? 400 : 30);
  expect(missing).toEqual([]);
});

/** @returns what the demo doesn't have */
const missingOn = (db: Db): string[] => [
  ...missingRecords(db),
  ...(["admin", "manager"] as const).flatMap((persona) => missingOnDashboard(db, persona)),
  ...missingForDirector(db),
  ...missingOnHome(db),
];

/** @param found what is needed, and whether it was found */
const missingOf = (owner: string, found: readonly (readonly [what: string, isFound: boolean])[]): string[] =>
  found.flatMap(([what, isFound]) => (isFound ? [] : [`${owner}: ${what}`]));

function missingRecords(db: Db): string[] {
  const today = db.today();
  const inWeek = isoDay(dayNumber(today) + 7);
  const living = db.donors.rows().filter(({ status }) => status !== "dead");
  const ends = living.flatMap(
    ({ status, suspension }) => (status === "temporarilySuspended" && suspension?.until) || [],
  );
  const isRecent = ({ at }: SendingRecord) => Date.parse(at) <= db.now() && Date.parse(at) > db.now() - 30 * DAY;
  const isOpened = (sending: SendingRecord) => (lastSendingOf(db, [sending], () => true)?.opened ?? 0) > 0;
  // the receivers of small sendings are computed faster
  const sendings = db.records.all("sending").sort((a, b) => (a.share ?? 0) - (b.share ?? 0));
  return missingOf("records", [
    ["two due awards", db.awardsDue.rows().length >= 2],
    ["a suspension that ends within a week", ends.some((until) => until >= today && until <= inWeek)],
    ["a suspension that ends later", ends.some((until) => until > inWeek)],
    ["a sending of the last 30 days with opened mails", sendings.filter(isRecent).some(isOpened)],
    ["a birthday", living.some(({ birthday }) => birthday?.slice(5) === today.slice(5))],
    ["a duplicate", db.donors.openPairs().length > 0],
  ]);
}

const userOf = (db: Db, persona: Persona): StaffUser => findUserByEmail(db, personaEmail(persona))!;
const hasUnread = (db: Db, { _id }: StaffUser) => notificationsOf(db, _id).some(({ dismissed }) => !dismissed);
const hasDocuments = (db: Db, user: StaffUser) => searchDocuments(db, user, "").length > 0;

/** Checks the cards of `src/features/dashboard`. */
function missingOnDashboard(db: Db, persona: "admin" | "manager"): string[] {
  const user = userOf(db, persona);
  const today = db.today();
  const find = (filter: FilterGroup) => {
    const queryFilters = JSON.stringify(wireFilter(filter, today));
    return query(db.donors, { skip: 0, limit: 3, queryFilters }, zoneScope(user));
  };
  const { begin, end } = periodOf("12-months", today);
  const { donors, donations, donationsNumber, bloodGroups, managers, admins, months } = countStats(
    db,
    begin,
    end,
    zoneLimit(user),
  );
  const isMonthYoung = Number(today.slice(8)) <= 3;
  const counted = isMonthYoung ? months.slice(0, -1) : months;
  const negative = BLOOD_GROUPS.filter((group) => group.endsWith("-")).join(",");
  const rhNegative: FilterRule = { field: "bloodGroup", operator: "in", value: negative };
  const waiting = find({ combinator: "and", rules: [...readyMade("mayDonateToday").rules, rhNegative] });
  return missingOf(persona, [
    ["an unread notification", hasUnread(db, user)],
    ["donors who may donate today", bloodGroups.some(({ mayDonate }) => mayDonate > 0)],
    ["three Rh negative donors who may donate today", waiting.rows.length === 3],
    ...NEXT_STEPS.map((name) => [`the step ${name}`, find(stepFilter(name, null)).total > 0] as const),
    ["Donatori", donors.active > 0],
    ["Donazioni", donations.count > 0 || isMonthYoung],
    ["Numero donazioni", donationsNumber.count > 0 && donationsNumber.previous > 0],
    ["Gruppi Sanguigni", bloodGroups.some(({ group, count }) => group !== "ND" && count > 0)],
    ["Responsabili", managers.count > 0 && managers.zones > 0],
    ["Amministratori", admins.count > 0],
    // the other periods consist of some of these months
    ["donations in each month", counted.every(({ byType }) => byType[1] + byType[2] + byType[3] > 0)],
  ]);
}

/** Checks the card that only directors have. They have the counts of administrators. */
const missingForDirector = (db: Db): string[] =>
  missingOf("director", [["documents", hasDocuments(db, userOf(db, "director"))]]);

/** Checks the cards of `src/features/own-data/home`. */
function missingOnHome(db: Db): string[] {
  const user = userOf(db, "donor");
  const donor = db.donor(user._id)!;
  const donations = db.donors.donationsOf(donor);
  const { awards: settings } = db.settings;
  const tiers = tiersFor(settings.tiers, donor.gender);
  const days = countedDays([...donations], { sex: donor.gender, birthday: donor.birthday }, settings);
  const isAwardNear = areOfTiers(db.donors.awardsOf(donor), tiers) && nextTier(days, tiers, db.today()) !== null;
  return missingOf("donor", [
    ["an unread notification", hasUnread(db, user)],
    ["the next donation", donor.status === "active" && db.donors.nextDonation(donor).date !== null],
    ["donations", donations.length > 0],
    ["the next award", isAwardNear],
    ["documents", hasDocuments(db, user)],
    ["the history", presentHistory(db, donor, user).length > 0],
  ]);
}
