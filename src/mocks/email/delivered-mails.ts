import { mergeValues, fillTemplate } from "../../domain/email-template/merge-fields";
import type { Db } from "../db/db";
import type { Mail, SendingRecord } from "../db/models";
import { serializeDonor } from "../write/serialize";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";
import { unsubscribeToken } from "./unsubscribe";

/** Of each sending so many mails are shown. */
const SHOWN = 5;

/**
 * @returns the last mails that each sending has delivered, as it was confirmed, with the address by which its receiver
 *   leaves. Nobody leafs through thousands
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
      const record = db.donor(id);
      const donor = record && serializeDonor(db, record);
      if (!donor?.email) return [];
      const url = `${apiBase}/unsubscribe/${unsubscribeToken(sending, id)}`;
      const values = mergeValues({ ...donor, nextDonationDate: donor.nextDonation.date }, false, url);
      const { subject, text } = sending.content;
      const mail = { _id: `${sending._id}-${id}`, to: donor.email, date: new Date(at).toISOString(), link: null };
      return [{ ...mail, ...filled(sending, values) }];
      function filled({ name }: SendingRecord, known: typeof values) {
        try {
          return { subject: fillTemplate(subject, known), text: fillTemplate(text, known) };
        } catch {
          // one of others that can't be filled in
          return { subject: name, text: `Per non riceverne più: ${url}` };
        }
      }
    });
  });
}
