import type { components } from "../../contract/api";
import { dayNumber, isIsoDay, isoDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
import { hasUnsubscribed, UNSUBSCRIBED_DAYS_AGO } from "../seed/consents";
import { badRequest } from "../guard";
import type { Api } from "../handlers/api";
import { type DonorScope, zoneScope } from "../handlers/list";
import { namedDonor } from "../write/serialize";
import { findTemplate } from "./email-templates";
import { createDayReader, mailedPeople, mailsOf } from "./people";
import { isSeen, sendingsOf, serializeSending } from "./sendings";

const MAX_DAYS = 366;

/** The performance of a template within a period (specification §7). */
export const emailPerformanceHandlers = ({ needs }: Api) => [
  needs("read", "EmailTemplate").get(
    "/emails-template/{id}/performance",
    async ({ params, request, response, db, user }) => {
      const { _id } = findTemplate(db, params.id);
      const [begin, end] = readPeriod(request);
      const sees = zoneScope(user);
      const performance = performanceOf(db, _id, [begin, end], sees ?? (() => true));
      const dayOf = createDayReader();
      const sent = sendingsOf(db, _id)
        .filter(({ at }) => dayOf(Date.parse(at)) >= begin && dayOf(Date.parse(at)) <= end)
        .map((sending) => serializeSending(db, user, sending, sees));
      return response(200).json({ success: true, ...performance, sent });
    },
  ),
];

/** @throws HttpError 400 */
function readPeriod({ url }: { url: string }): [begin: string, end: string] {
  const { searchParams } = new URL(url);
  const [begin, end] = ["begin", "end"].map((name) => searchParams.get(name) ?? "");
  if (!begin || !end || !isIsoDay(begin) || !isIsoDay(end)) throw badRequest("Il periodo non è valido.");
  const days = dayNumber(end) - dayNumber(begin);
  if (days < 0 || days >= MAX_DAYS) throw badRequest("Il periodo va da un giorno a un anno.");
  return [begin, end];
}

type Counts = components["schemas"]["MailFigures"];
type Performance = Pick<
  components["schemas"]["EmailTemplatePerformance"],
  "totals" | "before" | "days" | "links" | "bounces" | "people"
>;
type CountName = keyof Counts;

/** Maximum number of donors' keys in a list, as in a filter. */
export const MAX_KEYS = 500;

const noCounts = (): Required<Counts> => ({
  sent: 0,
  delivered: 0,
  opened: 0,
  machineOpened: 0,
  clicked: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
});

/**
 * Computes the performance of a template.
 * @param period first and last day (ISO)
 * @param sees whether the user may see a donor; mails to others aren't counted
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
  const days = [...new Array(length).keys()].map((at) => ({ date: isoDay(first + at), ...noCounts() }));
  const [totals, before] = [noCounts(), noCounts()];
  const clicksByUrl = new Map<string, { label: string; clicks: number }>();
  const bounces = new Map<components["schemas"]["BounceReason"], string[]>();

  /** Counts an event in the period or in the one before. @returns whether it was in the period */
  const count = (name: CountName, at: number | null | undefined): boolean => {
    if (!at || at > now) return false;
    const day = dayNumber(dayOf(at)) - first;
    if (day < -length || day >= length) return false;
    if (day < 0) before[name] += 1;
    else totals[name] += 1;
    const countsOfDay = days[day];
    if (countsOfDay) countsOfDay[name] += 1;
    return day >= 0;
  };
  for (const { id, sending, events } of mailsOf(db, templateId)) {
    if (!isSeen(db, id, sees)) continue;
    for (const name of ["sent", "delivered", "machineOpened", "opened", "complained"] as const)
      count(name, events[name]);
    count("clicked", events.clicks[0]?.at);
    for (const { at, link: index } of events.clicks) {
      const target = sending.links[index];
      if (!target || at > now || dayOf(at) < begin || dayOf(at) > end) continue;
      const link = clicksByUrl.get(target.url) ?? { label: target.label, clicks: 0 };
      clicksByUrl.set(target.url, { ...link, clicks: link.clicks + 1 });
    }
    if (count("bounced", events.bounced) && events.bounce)
      bounces.set(events.bounce.reason, [...(bounces.get(events.bounce.reason) ?? []), id]);
    if (sending.share !== null && hasUnsubscribed({ _id: id })) count("unsubscribed", unsubscribedAt(db, sending.at));
  }
  for (const { sendingId, donorId, date } of db.records.all("leftByMail"))
    if (db.records.get("sending", sendingId)?.templateId === templateId && isSeen(db, donorId, sees))
      count("unsubscribed", Date.parse(date));

  const people = mailedPeople(db, templateId, [begin, end]);
  const seenDonors = (ids: readonly string[]) => {
    const donors = ids.flatMap((id) => db.donor(id) ?? []).filter(sees);
    return { count: donors.length, keys: donors.slice(0, MAX_KEYS).map(({ key }) => key) };
  };
  return {
    totals,
    before,
    days,
    links: [...clicksByUrl].map(([url, link]) => ({ url, ...link })).sort((a, b) => b.clicks - a.clicks),
    bounces: [...bounces].map(([reason, ids]) => ({ reason, count: ids.length, donors: namedDonors(db, ids) })),
    people: {
      opened: seenDonors(people.opened),
      clicked: seenDonors(people.clicked),
      neither: seenDonors(people.neither),
    },
  };
}

/** @returns when seeded donors unsubscribed by a sending, in milliseconds since 1970; null: by another sending */
function unsubscribedAt(db: Db, sentAt: string): number | null {
  const unsubscribed = Date.parse(`${isoDay(db.anchor - UNSUBSCRIBED_DAYS_AGO)}T19:20:00.000Z`);
  const elapsed = unsubscribed - Date.parse(sentAt);
  return elapsed > 0 && elapsed < 2 * 86_400_000 ? unsubscribed : null;
}

const namedDonors = (db: Db, ids: readonly string[]) =>
  ids
    .slice(0, MAX_KEYS)
    .flatMap((id) => db.donor(id) ?? [])
    .map(namedDonor);
