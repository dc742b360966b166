import { mergeValues, fillTemplate } from "../../domain/email-template/merge-fields";
import type { Db } from "../db/db";
import type { Mail, SendingRecord } from "../db/models";
import { serializeDonor } from "../write/serialize";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";
import { unsubscribeToken } from "./unsubscribe";

/** Maximum number of mails of each sending. */
const MAX_MAILS = 5;

/** @returns the last delivered mails of each sending, with the unsubscribe address of the receiver */
export function deliveredMails(db: Db, apiBase: string): Mail[] {
  const now = db.now();
  return db.records.all("sending").flatMap((sending) => {
    if (sending.share !== null) return [];
    const receivers = receiversOf(db, sending);
    const delivered = [...receivers.all()].flatMap((id) => {
      const at = eventsOf(sending, receivers, id)?.delivered;
      return at && at <= now ? [{ id, at }] : [];
    });
    return delivered.slice(-MAX_MAILS).flatMap(({ id, at }): Mail[] => {
      const record = db.donor(id);
      const donor = record && serializeDonor(db, record);
      if (!donor?.email) return [];
      const url = `${apiBase}/unsubscribe/${unsubscribeToken(sending, id)}`;
      const values = mergeValues({ ...donor, nextDonationDate: donor.nextDonation.date }, false, url);
      const { subject, text } = sending.content;
      const mail = { _id: `${sending._id}-${id}`, to: donor.email, date: new Date(at).toISOString(), link: null };
      return [{ ...mail, ...filled(sending, values) }];
      function filled({ name }: SendingRecord, mergeFields: typeof values) {
        try {
          return { subject: fillTemplate(subject, mergeFields), text: fillTemplate(text, mergeFields) };
        } catch {
          // an invalid template, such as one of another server
          return { subject: name, text: `Per non riceverne più: ${url}` };
        }
      }
    });
  });
}
