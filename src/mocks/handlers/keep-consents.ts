import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { recordHistory } from "../write/history";
import { write } from "../write/write";
import type { Writer } from "../write/writer";

interface Kept {
  before: DonorRecord;
  answered: readonly ConsentRecord[];
  writer: Writer;
  reason: string;
}

/**
 * Keeps what somebody has answered, with the record's flag and day, and says so in the history.
 * @returns the donor then, and all answers that stand
 */
export function keepConsents(db: Db, { before, answered, writer, reason }: Kept) {
  const former = consentsOf(db, before);
  const others = former.filter(({ code }) => !answered.some((one) => one.code === code));
  const tookBack = ({ code, given }: ConsentRecord) =>
    !given && former.some((one) => one.code === code && (one.given || one.withdrawn));
  const consents = [...others, ...answered.map((one) => ({ ...one, ...(tookBack(one) && { withdrawn: true }) }))];
  const privacy = answered.find(({ code }) => code === "privacy");
  const set = privacy && { privacy: privacy.given, privacyDate: privacy.signed ?? db.today() };
  const donor = write(db, { entity: "donor", action: "update", before, writer, ...(set && { set }), reason });
  if (donor.version === before.version)
    recordHistory(db, {
      ...{ subject: "donor", subjectId: before._id, donorId: before._id, areas: [before.area], action: "update" },
      ...{ author: writer.author, reason, version: before.version, changes: [] },
    });
  db.records.put("consents", { _id: before._id, given: consents });
  return { donor, consents };
}
