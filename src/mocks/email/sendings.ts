import type { components } from "../../contract/api";
import { zoneLimit } from "../auth/abilities";
import type { Db } from "../db/db";
import { pick } from "../write/pick";
import { namedDonor } from "../write/serialize";
import type { SendingRecord, StaffUser } from "../db/models";
import { perDb } from "../db/per-db";
import { arrivedBy, endOf, eventsOf, sentAt, PER_MINUTE } from "./mail-events";
import type { DonorScope } from "../handlers/list";
import { receiversOf } from "./receivers";

/** Whether the user may see a donor; undefined: all donors. */
type Sees = DonorScope | undefined;

type Sending = components["schemas"]["Sending"];
type Bounced = components["schemas"]["WholeSending"]["bounces"][number];
type LastSending = components["schemas"]["LastSending"];

/** Maximum number of bounces in the response. */
const MAX_BOUNCES = 100;

interface Progress {
  state: Sending["state"];
  recipients: number;
  sent: number;
  delivered: number;
  bounced: number;
  ended: string | null;
}

/** @returns the sendings of a template, newest first */
export const sendingsOf = (db: Db, templateId: string): SendingRecord[] =>
  db.records.find("sending", {
    where: { templateId: { equals: templateId } },
    orderBy: [{ created: "desc" }, { _id: "desc" }],
  });

type Counts = Pick<Progress, "recipients" | "sent" | "delivered" | "bounced">;

/** Counts of ended sendings for users who see all donors; they don't change any more. */
const finalCountsOf = perDb(() => new Map<string, Counts>());

function countsOf(db: Db, sending: SendingRecord, sees: Sees): Counts {
  const finalCounts = finalCountsOf(db);
  const key = `${sending._id} ${sending.state}`;
  const cached = sees ? undefined : finalCounts.get(key);
  if (cached) return cached;
  const counts = pick(countMails(db, sending, sees), "recipients", "sent", "delivered", "bounced");
  const hasEnded = sending.state === "cancelled" || (sending.state !== "scheduled" && allArrived(db, sending));
  if (hasEnded && !sees) finalCounts.set(key, counts);
  return counts;
}

/** Counts the mails of a sending so far. @param sees only those to these donors */
function countMails(db: Db, sending: SendingRecord, sees: Sees) {
  const now = db.now();
  const receivers = receiversOf(db, sending);
  const counts = { recipients: 0, sent: 0, delivered: 0, bounced: 0, opened: 0, clicked: 0 };
  for (const id of receivers.all()) {
    if (sees && !isSeen(db, id, sees)) continue;
    counts.recipients += 1;
    const events = eventsOf(sending, receivers, id);
    if (!events || events.sent > now) continue;
    counts.sent += 1;
    if (events.delivered && events.delivered <= now) counts.delivered += 1;
    if (events.bounced && events.bounced <= now) counts.bounced += 1;
    if (events.opened && events.opened <= now) counts.opened += 1;
    if (events.clicks[0] && events.clicks[0].at <= now) counts.clicked += 1;
  }
  return counts;
}

/** @returns whether a donor exists and the user may see it */
export function isSeen(db: Db, id: string, sees: DonorScope): boolean {
  const donor = db.donorRecord(id);
  return donor !== undefined && sees(donor);
}

const allArrived = (db: Db, sending: SendingRecord): boolean =>
  arrivedBy(sending, receiversOf(db, sending).lastPlace()) <= db.now();

/** @returns the state of a sending by the clock, without computing each mail */
export function stateOf(db: Db, sending: SendingRecord): Pick<Progress, "state" | "ended"> {
  if (sending.state !== "started") return { state: sending.state, ended: sending.ended };
  const last = Math.min(sentAt(sending, receiversOf(db, sending).lastPlace()), endOf(sending));
  return last <= db.now() ? { state: "sent", ended: new Date(last).toISOString() } : { state: "sending", ended: null };
}

/** @returns whether a sending is scheduled or running */
export function isOpen(db: Db, sending: SendingRecord): boolean {
  const { state } = stateOf(db, sending);
  return state === "scheduled" || state === "sending";
}

/** Whether a user may stop a sending: a manager only if all its zones are the own ones. */
export function mayStop(user: StaffUser, { areas }: SendingRecord): boolean {
  const zones = zoneLimit(user);
  return zones === null || (areas !== null && areas.every((area) => zones.includes(area)));
}

/** @returns a sending as the API returns it. @param sees only mails to these donors are counted */
export function serializeSending(db: Db, user: StaffUser, sending: SendingRecord, sees: Sees): Sending {
  const { _id, templateId, purpose, created, at, author, content } = sending;
  return {
    _id,
    template: templateId,
    purpose,
    version: content.version,
    created,
    at,
    author,
    perMinute: PER_MINUTE,
    ...stateOf(db, sending),
    ...countsOf(db, sending, sees),
    mayStop: isOpen(db, sending) && mayStop(user, sending),
  };
}

/** @returns whether a sending is scheduled, or mails are still being sent or delivered */
export function isRunning(db: Db, sending: SendingRecord): boolean {
  if (sending.state === "scheduled") return true;
  return sending.state === "started" && sending.share === null && !allArrived(db, sending);
}

/** @returns the bounces so far, newest first. @param sees only bounces of these donors */
export function bouncesOf(db: Db, sending: SendingRecord, sees: DonorScope): Bounced[] {
  const receivers = receiversOf(db, sending);
  const found: Bounced[] = [];
  for (const id of receivers.all()) {
    const { bounced, bounce } = (receivers.bounceOf(id) && eventsOf(sending, receivers, id)) || {};
    const donor = bounced && bounced <= db.now() ? db.donor(id) : undefined;
    if (!donor || !bounced || !bounce || !sees(donor)) continue;
    found.push({ ...namedDonor(donor), reason: bounce.reason, date: new Date(bounced).toISOString() });
  }
  return found.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MAX_BOUNCES);
}

/** @returns the last sending of a template for the list; an open one takes precedence; null: none */
export function lastSendingOf(db: Db, sendings: readonly SendingRecord[], sees: DonorScope): LastSending | null {
  const sending = sendings.find((candidate) => isOpen(db, candidate)) ?? sendings[0];
  if (!sending) return null;
  const counts = pick(countMails(db, sending, sees), "recipients", "sent", "delivered", "opened", "clicked");
  return { state: stateOf(db, sending).state, date: sending.at, ...counts };
}
