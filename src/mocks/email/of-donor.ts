import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/models";
import { eventsOf } from "./mail-events";
import { receiversOf } from "./receivers";

type HistoryEntry = components["schemas"]["HistoryEntry"];

/** @returns history entries of the mails to a donor */
export const mailsOfDonor = (db: Db, donorId: string, version: number): HistoryEntry[] =>
  db.records.all("sending").flatMap((sending): HistoryEntry[] => {
    const delivered = eventsOf(sending, receiversOf(db, sending), donorId)?.delivered;
    if (!delivered || delivered > db.now()) return [];
    return [
      {
        _id: `${sending._id}-${donorId}`,
        subject: "donor",
        subjectId: donorId,
        version,
        date: new Date(delivered).toISOString(),
        author: sending.author,
        action: "email",
        reason: null,
        changes: [],
        email: { template: sending.templateId, name: sending.name },
      },
    ];
  });

type EmailBounce = components["schemas"]["EmailBounce"];

/**
 * After so many consecutive bounces of a full mailbox the address gets no more mails (docs/decisions/email.md, "Bounces exclude
 * an address by their kind").
 */
const MAX_FULL = 3;

interface Bounces {
  /** The last bounce. */
  last: EmailBounce;
  /** Whether the address gets no more mails. */
  blocked: boolean;
}

/**
 * @returns a function for the bounces of a donor's current address; undefined if the last mail arrived
 */
export function emailBounces(db: Db): (donor: Pick<DonorRow, "_id" | "email">) => Bounces | undefined {
  const now = db.now();
  const sendings = db.records
    .find("sending", { orderBy: [{ at: "desc" }, { _id: "desc" }] })
    .map((sending) => ({ sending, receivers: receiversOf(db, sending) }));
  return ({ _id, email }) => {
    const hasBounce = ({ receivers }: (typeof sendings)[number]) => receivers.bounceOf(_id)?.email === email;
    // fast path: most addresses have no bounce
    if (email === null || !sendings.some(hasBounce)) return undefined;
    let last: EmailBounce | undefined;
    let full = 0;
    for (const { sending, receivers } of sendings) {
      const events = eventsOf(sending, receivers, _id);
      const arrived = events?.delivered && events.delivered <= now;
      if (arrived) break;
      const { bounced, bounce } = events ?? {};
      if (!bounced || bounced > now || bounce?.email !== email) continue;
      last ??= { reason: bounce.reason, date: new Date(bounced).toISOString() };
      if (bounce.reason !== "mailboxFull") return { last, blocked: true };
      full += 1;
    }
    return last && { last, blocked: full >= MAX_FULL };
  };
}
