import type { components } from "../../contract/api";
import { dayNumber, isIsoDay, isoDay } from "../../domain/dates/days";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import { hasUnsubscribed, UNSUBSCRIBED_DAYS_AGO } from "../db/seed-consents";
import { badRequest, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { type DonorScope, zoneScope } from "../handlers/list";
import { namedDonor } from "../write/serialize";
import { findTemplate } from "./email-templates";
import { createDayReader, mailedPeople, mailsOf } from "./people";
import { sendingsOf, serializeSending } from "./sendings";

const MOST_DAYS = 366;

/** How a template performed within a period (specification §7). */
export const emailPerformanceHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/emails-template/{id}/performance",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const { _id } = findTemplate(db, user, "read", params.id);
      const [begin, end] = readPeriod(request);
      const sees = zoneScope(user);
      const performance = performanceOf(db, _id, [begin, end], sees ?? (() => true));
      const dayOf = createDayReader();
      const sent = sendingsOf(db, _id)
        .filter(({ at }) => dayOf(Date.parse(at)) >= begin && dayOf(Date.parse(at)) <= end)
        .map((sending) => serializeSending(db, user, sending, sees));
      return response(200).json({ success: true, ...performance, sent });
    }),
  ),
];

/** @throws HttpError 400 */
function readPeriod({ url }: { url: string }): [begin: string, end: string] {
  const { searchParams } = new URL(url);
  const [begin, end] = ["begin", "end"].map((name) => searchParams.get(name) ?? "");
  if (!begin || !end || !isIsoDay(begin) || !isIsoDay(end)) throw badRequest("Il periodo non è valido.");
  const days = dayNumber(end) - dayNumber(begin);
  if (days < 0 || days >= MOST_DAYS) throw badRequest("Il periodo va da un giorno a un anno.");
  return [begin, end];
}

type Counts = components["schemas"]["MailFigures"];
type Performance = Pick<
  components["schemas"]["EmailTemplatePerformance"],
  "totals" | "before" | "days" | "links" | "bounces" | "people"
>;
type CountName = keyof Counts;

/** How many donors are named one by one: as many as a filter may name. */
export const MOST_KEYS = 500;

const none = (): Required<Counts> => ({
  ...{ sent: 0, delivered: 0, opened: 0, machineOpened: 0 },
  ...{ clicked: 0, bounced: 0, complained: 0, unsubscribed: 0 },
});

/**
 * @param period first and last day
 * @param sees which donors' mails are counted
 * @returns how a template performed
 */
function performanceOf(
  db: Db,
  templateId: string,
  [begin, end]: readonly [string, string],
  sees: DonorScope,
): Performance {
  const now = db.now();
  const first = dayNumber(begin);
  const length = dayNumber(end) - first + 1;
  const dayOf = createDayReader();
  const days = Array.from({ length }, (_, at) => ({ date: isoDay(first + at), ...none() }));
  const [totals, before] = [none(), none()];
  const clicksOn = new Map<string, { label: string; clicks: number }>();
  const bounces = new Map<components["schemas"]["BounceReason"], string[]>();

  /** @returns whether it was within the period */
  const count = (what: CountName, at: number | null | undefined): boolean => {
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
    const donor = db.donorRecord(id);
    return donor !== undefined && sees(donor);
  };

  for (const { id, sending, events } of mailsOf(db, templateId)) {
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
    if (sending.share !== null && hasUnsubscribed({ _id: id })) count("unsubscribed", leftAt(db, sending.at));
  }
  for (const { sendingId, donorId, date } of db.records.all("leftByMail"))
    if (db.records.get("sending", sendingId)?.templateId === templateId && isSeen(donorId))
      count("unsubscribed", Date.parse(date));

  const people = mailedPeople(db, templateId, [begin, end]);
  const seenDonors = (ids: readonly string[]) => {
    const donors = ids.flatMap((id) => db.donor(id) ?? []).filter(sees);
    return { count: donors.length, keys: donors.slice(0, MOST_KEYS).map(({ key }) => key) };
  };
  return {
    ...{ totals, before, days },
    links: [...clicksOn].map(([url, of]) => ({ url, ...of })).sort((a, b) => b.clicks - a.clicks),
    bounces: [...bounces].map(([reason, ids]) => ({ reason, count: ids.length, donors: named(db, ids) })),
    people: {
      opened: seenDonors(people.opened),
      clicked: seenDonors(people.clicked),
      neither: seenDonors(people.neither),
    },
  };
}

/** Of who had left before the mock began: by the mail that came a day before. Null: it was another one. */
function leftAt(db: Db, sentAt: string): number | null {
  const left = Date.parse(`${isoDay(db.anchor - UNSUBSCRIBED_DAYS_AGO)}T19:20:00.000Z`);
  const ago = left - Date.parse(sentAt);
  return ago > 0 && ago < 2 * 86_400_000 ? left : null;
}

const named = (db: Db, ids: readonly string[]) =>
  ids
    .slice(0, MOST_KEYS)
    .flatMap((id) => db.donor(id) ?? [])
    .map(namedDonor);
