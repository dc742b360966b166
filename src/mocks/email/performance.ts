import type { components } from "../../contract/api";
import { dayNumber, isoDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import { namedDonor } from "../db/named-donor";
import { hasLeft, LEFT_BEFORE } from "../db/seed-consents";
import { dayTeller, mailedPeople, mailsOf } from "./people";

type Figures = components["schemas"]["MailFigures"];
type Performance = Pick<
  components["schemas"]["EmailTemplatePerformance"],
  "totals" | "before" | "days" | "links" | "bounces" | "people"
>;
type Figure = keyof Figures;

/** How many donors are named one by one: as many as a filter may name. */
export const MOST_KEYS = 500;

const none = (): Required<Figures> => ({
  ...{ sent: 0, delivered: 0, opened: 0, machineOpened: 0 },
  ...{ clicked: 0, bounced: 0, complained: 0, unsubscribed: 0 },
});

/**
 * @param period first and last day
 * @param sees which donors' mails are counted
 * @returns how a template performed; may be interrupted
 */
export function* performanceOf(
  db: Db,
  templateId: string,
  [begin, end]: readonly [string, string],
  sees: (row: number) => boolean,
): Generator<void, Performance> {
  const now = db.now();
  const first = dayNumber(begin);
  const length = dayNumber(end) - first + 1;
  const dayOf = dayTeller();
  const days = Array.from({ length }, (_, at) => ({ date: isoDay(first + at), ...none() }));
  const [totals, before] = [none(), none()];
  const clicksOn = new Map<string, { label: string; clicks: number }>();
  const bounces = new Map<components["schemas"]["BounceReason"], string[]>();

  /** @returns whether it was within the period */
  const count = (what: Figure, at: number | null | undefined): boolean => {
    if (!at || at > now) return false;
    const day = dayNumber(dayOf(at)) - first;
    if (day < -length || day >= length) return false;
    if (day < 0) before[what] += 1;
    else totals[what] += 1;
    const its = days[day];
    if (its) its[what] += 1;
    return day >= 0;
  };
  const isSeen = (id: string) => {
    const row = db.donors.findEver(id);
    return row !== undefined && sees(row);
  };

  for (const { id, sending, events } of yield* mailsOf(db, templateId)) {
    if (!isSeen(id)) continue;
    for (const what of ["sent", "delivered", "machineOpened", "opened", "complained"] as const)
      count(what, events[what]);
    count("clicked", events.clicks[0]?.at);
    for (const { at, link } of events.clicks) {
      const target = sending.links[link];
      if (!target || at > now || dayOf(at) < begin || dayOf(at) > end) continue;
      const known = clicksOn.get(target.url) ?? { label: target.label, clicks: 0 };
      clicksOn.set(target.url, { ...known, clicks: known.clicks + 1 });
    }
    if (count("bounced", events.bounced) && events.bounce)
      bounces.set(events.bounce.reason, [...(bounces.get(events.bounce.reason) ?? []), id]);
    if (sending.share !== null && hasLeft({ _id: id })) count("unsubscribed", leftAt(db, sending.at));
  }
  for (const { sendingId, donorId, date } of db.records.all("leftByMail"))
    if (db.records.get("sending", sendingId)?.templateId === templateId && isSeen(donorId))
      count("unsubscribed", Date.parse(date));

  const people = yield* mailedPeople(db, templateId, [begin, end]);
  const told = (ids: readonly string[]) => {
    const rows = ids.flatMap((id) => db.donors.find(id) ?? []).filter(sees);
    return { count: rows.length, keys: rows.slice(0, MOST_KEYS).map((row) => db.donors.glance(row, "key")) };
  };
  return {
    ...{ totals, before, days },
    links: [...clicksOn].map(([url, of]) => ({ url, ...of })).sort((a, b) => b.clicks - a.clicks),
    bounces: [...bounces].map(([reason, ids]) => ({ reason, count: ids.length, donors: named(db, ids) })),
    people: { opened: told(people.opened), clicked: told(people.clicked), neither: told(people.neither) },
  };
}

/** Of who had left before the mock began: by the mail that came a day before. Null: it was another one. */
function leftAt(db: Db, sentAt: string): number | null {
  const left = Date.parse(`${isoDay(db.anchor - LEFT_BEFORE)}T19:20:00.000Z`);
  const ago = left - Date.parse(sentAt);
  return ago > 0 && ago < 2 * 86_400_000 ? left : null;
}

const named = (db: Db, ids: readonly string[]) =>
  ids.slice(0, MOST_KEYS).flatMap((id) => {
    const row = db.donors.find(id);
    return row === undefined ? [] : [namedDonor(db, row)];
  });
