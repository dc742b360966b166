import type { components } from "../../contract/api";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import type { SendingRecord, StaffUser } from "../db/models";
import { endOf, eventsOf, leavesAt, PER_MINUTE } from "./mail-events";
import { receiversOf } from "./receivers";

type Sending = components["schemas"]["Sending"];
type Bounced = components["schemas"]["WholeSending"]["bounces"][number];
type LastSending = components["schemas"]["LastSending"];

/** How many of what came back are told with a sending. */
const MOST_BOUNCES = 100;

/** What a sending has come to. */
interface Progress {
  state: Sending["state"];
  recipients: number;
  sent: number;
  delivered: number;
  bounced: number;
  ended: string | null;
}

/** @returns the sendings of a template, the newest first */
export const sendingsOf = (db: Db, templateId: string): SendingRecord[] =>
  db.records
    .all("sending")
    .filter((one) => one.templateId === templateId)
    .sort((a, b) => (a.created < b.created ? 1 : -1));

function progressOf(db: Db, sending: SendingRecord): Progress {
  const now = db.now();
  const receivers = receiversOf(db, sending);
  const until = Math.min(now, endOf(sending));
  let [recipients, sent, delivered, bounced, last] = [0, 0, 0, 0, 0];
  for (const id of receivers.all()) {
    recipients += 1;
    const at = leavesAt(sending, receivers.placeOf(id) ?? 0);
    last = Math.max(last, at);
    if (sending.state === "scheduled" || sending.state === "cancelled" || at > until) continue;
    sent += 1;
    const events = eventsOf(sending, receivers, id);
    if (events?.delivered && events.delivered <= now) delivered += 1;
    if (events?.bounced && events.bounced <= now) bounced += 1;
  }
  const done = sending.state === "started" && last <= now;
  const state = sending.state === "started" ? (done ? "sent" : "sending") : sending.state;
  const ended = done ? new Date(last).toISOString() : sending.ended;
  return { state, recipients, sent, delivered, bounced, ended };
}

/** Whether somebody may stop a sending: a manager what goes to the own zones alone. */
export function reachesOnlyOwn(user: StaffUser, { areas }: SendingRecord): boolean {
  const zones = zoneLimit(user);
  return zones === null || (areas !== null && areas.every((area) => zones.includes(area)));
}

/** @returns a sending as it is told */
export function tellSending(db: Db, user: StaffUser, sending: SendingRecord): Sending {
  const { _id, templateId, created, at, author } = sending;
  const progress = progressOf(db, sending);
  const goesOn = progress.state === "scheduled" || progress.state === "sending";
  return {
    ...{ _id, template: templateId, created, at, author, perMinute: PER_MINUTE, ...progress },
    mayStop: goesOn && reachesOnlyOwn(user, sending),
  };
}

/** @returns whether anything of a sending is still to happen soon: it leaves, or what left arrives */
export function isGoing(db: Db, sending: SendingRecord): boolean {
  if (sending.state === "scheduled") return true;
  if (sending.state !== "started" || sending.share !== null) return false;
  const { recipients, delivered, bounced } = progressOf(db, sending);
  return delivered + bounced < recipients;
}

/** @returns the mails that came back so far, the newest first. @param sees which donors the reader may read of */
export function bouncesOf(db: Db, sending: SendingRecord, sees: (row: number) => boolean): Bounced[] {
  const receivers = receiversOf(db, sending);
  const found: Bounced[] = [];
  for (const id of receivers.all()) {
    const { bounced, bounce } = (receivers.bounceOf(id) && eventsOf(sending, receivers, id)) || {};
    const row = bounced && bounced <= db.now() ? db.donors.find(id) : undefined;
    if (row === undefined || !bounced || !bounce || !sees(row)) continue;
    const { firstName, lastName } = db.donors.at(row);
    found.push({ _id: id, firstName, lastName, reason: bounce.reason, date: new Date(bounced).toISOString() });
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MOST_BOUNCES);
}

/** @returns how the last sending of a template went, for the list; null where there was none */
export function lastSendingOf(
  db: Db,
  sendings: readonly SendingRecord[],
  sees: (row: number) => boolean,
): LastSending | null {
  const [sending] = sendings;
  if (!sending) return null;
  const { state } = progressOf(db, sending);
  const counts = { recipients: 0, sent: 0, delivered: 0, opened: 0, clicked: 0 };
  const now = db.now();
  const receivers = receiversOf(db, sending);
  for (const id of receivers.all()) {
    const row = db.donors.findEver(id);
    if (row === undefined || !sees(row)) continue;
    counts.recipients += 1;
    const events = eventsOf(sending, receivers, id);
    if (!events || events.sent > now) continue;
    counts.sent += 1;
    if (events.delivered && events.delivered <= now) counts.delivered += 1;
    if (events.opened && events.opened <= now) counts.opened += 1;
    if (events.clicks[0] && events.clicks[0].at <= now) counts.clicked += 1;
  }
  return { state, date: sending.at, ...counts };
}
