import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow, SendingRecord } from "../db/models";
import { namedDonor } from "../write/serialize";
import { endOf, sentAt } from "./mail-events";
import { receiversOf } from "./receivers";
import { sendingsOf, stateOf } from "./sendings";

type RecentSending = components["schemas"]["RecentSending"];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Maximum number of named donors who would get a mail twice. */
const MAX_NAMED = 5;

/**
 * Returns the sendings of a template that are scheduled, are running, or ran within the last 24 hours, newest first.
 * @param receiving the donors who would get the template now; each sending names those whom it also reaches
 */
export function recentSendings(db: Db, templateId: string, receiving: readonly DonorRow[]): RecentSending[] {
  const since = db.now() - DAY;
  const found: RecentSending[] = [];
  for (const sending of sendingsOf(db, templateId)) {
    const reaches = reachedSince(db, sending, since);
    if (!reaches) continue;
    const reached = receiving.filter(({ _id }) => reaches(_id));
    const people = reached.slice(0, MAX_NAMED).map(namedDonor);
    found.push({ _id: sending._id, state: stateOf(db, sending).state, at: sending.at, count: reached.length, people });
  }
  return found;
}

/** Returns a function that says whether a donor's mail leaves after a moment; null if no mail of the sending does. */
function reachedSince(db: Db, sending: SendingRecord, since: number): ((donorId: string) => boolean) | null {
  if (sending.state === "cancelled") return null;
  const receivers = receiversOf(db, sending);
  if (Math.min(sentAt(sending, receivers.lastPlace()), endOf(sending)) <= since) return null;
  return (donorId) => {
    const place = receivers.placeOf(donorId);
    if (place === undefined) return false;
    const sent = sentAt(sending, place);
    return sent > since && sent <= endOf(sending);
  };
}

/** Returns whether an identical sending (purpose, recipients, time) was made in the last minute and wasn't stopped. */
export function isRepeated(
  db: Db,
  templateId: string,
  receiving: readonly DonorRow[],
  { at, purpose }: { at: number; purpose: SendingRecord["purpose"] },
): boolean {
  const now = db.now();
  return sendingsOf(db, templateId).some((sending) => {
    if (sending.share !== null || sending.purpose !== purpose || sending.ended !== null) return false;
    if (now - Date.parse(sending.created) >= MINUTE) return false;
    // an immediate sending starts some milliseconds before it is stored
    const sameTime = at <= now ? sending.at <= sending.created : Date.parse(sending.at) === at;
    if (!sameTime) return false;
    const before = [...receiversOf(db, sending).all()];
    const ids = new Set(receiving.map(({ _id }) => _id));
    return before.length === ids.size && before.every((id) => ids.has(id));
  });
}
