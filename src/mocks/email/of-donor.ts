import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/models";
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

/** So many mails running that find a mailbox full shut it out (docs/decisions/0064). */
const FULL_TIMES = 3;

/** What is known of an address from the mails to it. */
interface Bounces {
  /** That the last one came back. */
  last: EmailBounce;
  /** It gets no more: it refuses for good, or was full time after time. */
  shut: boolean;
}

/**
 * @returns what tells of a donor how the last mails to the address fared; undefined where the last one arrived. Another
 *   address is another matter
 */
export function emailBounces(db: Db): (donor: Pick<DonorRow, "_id" | "email">) => Bounces | undefined {
  const now = db.now();
  const sendings = db.records
    .all("sending")
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .map((sending) => ({ sending, receivers: receiversOf(db, sending) }));
  return ({ _id, email }) => {
    const cameBack = ({ receivers }: (typeof sendings)[number]) => receivers.bounceOf(_id)?.email === email;
    // most addresses have never refused anything: the mails themselves are looked at last
    if (email === null || !sendings.some(cameBack)) return undefined;
    let last: EmailBounce | undefined;
    let full = 0;
    for (const { sending, receivers } of sendings) {
      const events = eventsOf(sending, receivers, _id);
      const arrived = events?.delivered && events.delivered <= now;
      if (arrived) break;
      const { bounced, bounce } = events ?? {};
      if (!bounced || bounced > now || bounce?.email !== email) continue;
      last ??= { reason: bounce.reason, date: new Date(bounced).toISOString() };
      if (bounce.reason !== "mailboxFull") return { last, shut: true };
      full += 1;
    }
    return last && { last, shut: full >= FULL_TIMES };
  };
}
