import type { components } from "../../contract/api";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import { namedDonor } from "../write/serialize";
import type { SendingRecord, StaffUser } from "../db/models";
import { arrivedBy, endOf, eventsOf, leavesAt, PER_MINUTE } from "./mail-events";
import type { DonorScope } from "../handlers/list";
import { receiversOf } from "./receivers";

/** Which donors' mails are counted; missing: all. */
type Sees = DonorScope | undefined;

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

type Counts = Pick<Progress, "recipients" | "sent" | "delivered" | "bounced">;

/** Counts of everybody that won't change any more: a list of old sendings is counted once. */
const SETTLED = new WeakMap<Db, Map<string, Counts>>();

function countsOf(db: Db, sending: SendingRecord, sees: Sees): Counts {
  let settled = SETTLED.get(db);
  if (!settled) SETTLED.set(db, (settled = new Map()));
  const key = `${sending._id} ${sending.state}`;
  const known = sees ? undefined : settled.get(key);
  if (known) return known;
  const now = db.now();
  const receivers = receiversOf(db, sending);
  const counts = { recipients: 0, sent: 0, delivered: 0, bounced: 0 };
  for (const id of receivers.all()) {
    if (sees && !isSeen(db, id, sees)) continue;
    counts.recipients += 1;
    const events = eventsOf(sending, receivers, id);
    if (!events || events.sent > now) continue;
    counts.sent += 1;
    if (events.delivered && events.delivered <= now) counts.delivered += 1;
    if (events.bounced && events.bounced <= now) counts.bounced += 1;
  }
  const over = sending.state === "cancelled" || (sending.state !== "scheduled" && allArrived(db, sending));
  if (over && !sees) settled.set(key, counts);
  return counts;
}

function isSeen(db: Db, id: string, sees: DonorScope): boolean {
  const donor = db.donorRecord(id);
  return donor !== undefined && sees(donor);
}

const allArrived = (db: Db, sending: SendingRecord): boolean =>
  arrivedBy(sending, receiversOf(db, sending).lastPlace()) <= db.now();

/** @returns where a sending stands by the clock, without looking at each mail */
export function stateOf(db: Db, sending: SendingRecord): Pick<Progress, "state" | "ended"> {
  if (sending.state !== "started") return { state: sending.state, ended: sending.ended };
  const last = Math.min(leavesAt(sending, receiversOf(db, sending).lastPlace()), endOf(sending));
  return last <= db.now() ? { state: "sent", ended: new Date(last).toISOString() } : { state: "sending", ended: null };
}

/** @returns whether a sending is still to go, or goes */
export function isOpen(db: Db, sending: SendingRecord): boolean {
  const { state } = stateOf(db, sending);
  return state === "scheduled" || state === "sending";
}

/** Whether somebody may stop a sending: a manager what goes to the own zones alone. */
export function reachesOnlyOwn(user: StaffUser, { areas }: SendingRecord): boolean {
  const zones = zoneLimit(user);
  return zones === null || (areas !== null && areas.every((area) => zones.includes(area)));
}

/** @param sees whose mails the reader may know of: a manager those of the own zones @returns a sending as it is told */
export function serializeSending(db: Db, user: StaffUser, sending: SendingRecord, sees: Sees): Sending {
  const { _id, templateId, purpose, created, at, author, content } = sending;
  return {
    ...{ _id, template: templateId, purpose, version: content.version, created, at, author, perMinute: PER_MINUTE },
    ...stateOf(db, sending),
    ...countsOf(db, sending, sees),
    mayStop: isOpen(db, sending) && reachesOnlyOwn(user, sending),
  };
}

/** @returns whether anything of a sending is still to happen soon: it leaves, or what left arrives */
export function isGoing(db: Db, sending: SendingRecord): boolean {
  if (sending.state === "scheduled") return true;
  return sending.state === "started" && sending.share === null && !allArrived(db, sending);
}

/** @returns the mails that came back so far, the newest first. @param sees which donors the reader may read of */
export function bouncesOf(db: Db, sending: SendingRecord, sees: DonorScope): Bounced[] {
  const receivers = receiversOf(db, sending);
  const found: Bounced[] = [];
  for (const id of receivers.all()) {
    const { bounced, bounce } = (receivers.bounceOf(id) && eventsOf(sending, receivers, id)) || {};
    const donor = bounced && bounced <= db.now() ? db.donor(id) : undefined;
    if (!donor || !bounced || !bounce || !sees(donor)) continue;
    found.push({ ...namedDonor(donor), reason: bounce.reason, date: new Date(bounced).toISOString() });
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MOST_BOUNCES);
}

/** @returns how the last sending of a template went, for the list, one that is still open before others; null for none */
export function lastSendingOf(db: Db, sendings: readonly SendingRecord[], sees: DonorScope): LastSending | null {
  const sending = sendings.find((one) => isOpen(db, one)) ?? sendings[0];
  if (!sending) return null;
  const { state } = stateOf(db, sending);
  const counts = { recipients: 0, sent: 0, delivered: 0, opened: 0, clicked: 0 };
  const now = db.now();
  const receivers = receiversOf(db, sending);
  for (const id of receivers.all()) {
    if (!isSeen(db, id, sees)) continue;
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
