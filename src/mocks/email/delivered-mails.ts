import { fillTemplate } from "../../domain/email-template/fill";
import { mergeValues } from "../../domain/email-template/merge-fields";
import type { Db } from "../db/db";
import type { Mail } from "../db/models";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";
import { unsubscribeToken } from "./unsubscribe-token";

/** Of each sending so many mails are shown. */
const SHOWN = 5;

/** @returns the last mails that each sending has delivered, as their receivers read them; nobody leafs through thousands */
export function deliveredMails(db: Db, apiBase: string): Mail[] {
  const now = db.now();
  return db.records.all("sending").flatMap((sending) => {
    const template = sending.share === null ? db.records.get("template", sending.templateId) : undefined;
    if (!template) return [];
    const receivers = receiversOf(db, sending);
    const delivered = [...receivers.all()].flatMap((id) => {
      const at = eventsOf(sending, receivers, id)?.delivered;
      return at && at <= now ? [{ id, at }] : [];
    });
    return delivered.slice(-SHOWN).flatMap(({ id, at }): Mail[] => {
      const row = db.donors.find(id);
      if (row === undefined) return [];
      const donor = db.donors.at(row);
      const { date: nextDonationDate, code } = db.donors.nextDonation(row);
      const address = `${apiBase}/unsubscribe/${unsubscribeToken(sending._id, id)}`;
      const values = mergeValues({ ...donor, nextDonationDate }, code === "ok", address);
      const [subject, text] = [template.subject, template.text].map((part) => fillTemplate(part, values));
      const date = new Date(at).toISOString();
      return [
        {
          _id: `${sending._id}-${id}`,
          to: donor.email ?? "",
          subject: subject ?? "",
          text: text ?? "",
          link: null,
          date,
        },
      ];
    });
  });
}
