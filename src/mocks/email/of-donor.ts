import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";

type HistoryEntry = components["schemas"]["HistoryEntry"];

/** @returns the mails that a donor got, as the history tells them */
export const mailsOfDonor = (db: Db, donorId: string, version: number): HistoryEntry[] =>
  db.records.all("sending").flatMap((sending): HistoryEntry[] => {
    const delivered = eventsOf(sending, receiversOf(db, sending), donorId)?.delivered;
    if (!delivered || delivered > db.now()) return [];
    return [
      {
        _id: `${sending._id}-${donorId}`,
        ...{ subject: "donor", subjectId: donorId, version },
        date: new Date(delivered).toISOString(),
        ...{ author: sending.author, action: "email", reason: null, changes: [] },
        email: { template: sending.templateId, name: sending.name },
      },
    ];
  });

type EmailBounce = components["schemas"]["EmailBounce"];

/** @returns what tells of a donor that the last mail to the address came back, if it did; another address is another matter */
export function emailBounces(db: Db): (donor: Pick<DonorRow, "_id" | "email">) => EmailBounce | undefined {
  const now = db.now();
  const sendings = db.records.all("sending").map((sending) => ({ sending, receivers: receiversOf(db, sending) }));
  return ({ _id, email }) => {
    let last: { at: number; reason: EmailBounce["reason"] } | undefined;
    // most addresses have never refused anything: the mail itself is looked at last
    for (const { sending, receivers } of sendings) {
      const bounce = email === null ? undefined : receivers.bounceOf(_id);
      const at = bounce?.email === email && eventsOf(sending, receivers, _id)?.bounced;
      if (bounce && at && at <= now && at > (last?.at ?? 0)) last = { at, reason: bounce.reason };
    }
    return last && { reason: last.reason, date: new Date(last.at).toISOString() };
  };
}
