import type { Db } from "../db/db";
import type { ConsentRecord } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { recordHistory } from "../write/history";
import { asSelf } from "../write/writer";

/** What the history says of it: a consent is no field of the record. */
const REASON = "Non vuole più inviti e notiziario: l’ha detto da un’e-mail";

/** Withdraws the consent to news of who got a mail. Twice is as once; who is gone has nothing to withdraw. */
export function unsubscribe(db: Db, sendingId: string, donorId: string): void {
  const donor = db.donor(donorId);
  if (!donor) return;
  const known = consentsOf(db, donor);
  const before = known.find(({ code }) => code === "news");
  // who has said no before goes on having said it then, and there
  if (before && !before.given) return;
  const date = new Date(db.now()).toISOString();
  const version = before?.version ?? db.settings.consents.news.version;
  const said = {
    given: false,
    ...(before && { withdrawn: true }),
    date,
    source: "email",
    signed: null,
    recordedBy: null,
  } as const;
  const news: ConsentRecord = { code: "news", version, ...said };
  db.records.put("consents", { _id: donorId, given: [...known.filter(({ code }) => code !== "news"), news] });
  db.records.put("leftByMail", { _id: `${sendingId}-${donorId}`, sendingId, donorId, date });
  const areas = [donor.area];
  const about = { subject: "donor", subjectId: donorId, donorId, areas } as const;
  const { author } = asSelf(donor);
  recordHistory(db, { ...about, author, action: "update", reason: REASON, version: donor.version, changes: [] });
}
