import type { Db } from "../db/db";
import type { Mail } from "../db/models";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";
import { unsubscribeToken } from "./unsubscribe-token";

/** Of each sending so many mails are shown. */
const SHOWN = 5;

/**
 * @returns the last mails that each sending has delivered: to whom, which one, and the address by which its receiver leaves.
 *   Nobody leafs through thousands, and what they say the preview shows
 */
export function deliveredMails(db: Db, apiBase: string): Mail[] {
  const now = db.now();
  return db.records.all("sending").flatMap((sending) => {
    if (sending.share !== null) return [];
    const receivers = receiversOf(db, sending);
    const delivered = [...receivers.all()].flatMap((id) => {
      const at = eventsOf(sending, receivers, id)?.delivered;
      return at && at <= now ? [{ id, at }] : [];
    });
    return delivered.slice(-SHOWN).flatMap(({ id, at }): Mail[] => {
      const to = db.donor(id)?.email;
      const text = `Per non riceverne più: ${apiBase}/unsubscribe/${unsubscribeToken(sending._id, id)}`;
      const mail = { _id: `${sending._id}-${id}`, subject: sending.name, text, link: null };
      return to ? [{ ...mail, to, date: new Date(at).toISOString() }] : [];
    });
  });
}
