import { closeOtherSessions } from "../auth/sessions";
import type { Db } from "../db/db";
import type { DataRequestRecord, DonorRecord, StaffUser } from "../db/models";
import { HttpError } from "../guard";
import emptyDonor from "../write/empty-donor.json" with { type: "json" };
import { recordHistory } from "../write/history";
import { sendMail } from "../write/notify";
import { asUser } from "../write/writer";
import { countsOf, obstaclesOf, recordsOf } from "./erasing";
import { removeTraces } from "./remove-traces";
import { addRequest, closeRequest, openRequestOf } from "./requests";
import texts from "./texts.json" with { type: "json" };

/**
 * Erases a donor for ever, with the records that have become a part of it. The donations stay, below a record that has only a zone.
 * @param asked how the identity was checked, and the request if it isn't in the register yet
 * @returns the answered request. @throws HttpError 409 while something stands in the way
 */
export function eraseDonor(
  db: Db,
  user: StaffUser,
  donor: DonorRecord,
  asked: Pick<DataRequestRecord, "received" | "via" | "identity">,
): DataRequestRecord {
  const [obstacle] = obstaclesOf(db, user, donor);
  if (obstacle) throw new HttpError(409, { message: texts.blocked[obstacle.kind], code: "blocked" });
  const person = { _id: donor._id, role: "donor" as const };
  const records = recordsOf(db, donor);
  const request = openRequestOf(db, ...records) ?? addRequest(db, { ...asked, person });
  const { number } = request;
  const erased = { ...countsOf(db, donor), kept: db.settings.dataRequests };
  const ids = new Set(records.map(({ _id }) => _id));
  const { author } = asUser(user);
  for (const _id of ids) closeOtherSessions(db, _id, null);
  removeTraces(db, { records, ids, number });
  for (const { _id, area, version } of records) {
    const empty = { ...emptyDonor, firstName: "", lastName: "", key: _id, status: "inactive" };
    db.records.put("donor", { ...empty, _id, area, version: version + 1, deleted: true, erased: number });
    recordHistory(db, {
      subject: "donor",
      subjectId: _id,
      donorId: _id,
      areas: [area],
      author,
      action: "erase",
      reason: number,
      version: version + 1,
      changes: [],
    });
  }
  // the last thing that the association sends; nothing keeps the address
  if (donor.email)
    sendMail(db, { to: donor.email, subject: texts.mail.subject, text: texts.mail.text.replace("{number}", number) });
  return closeRequest(db, request, "accepted", author, { erased, identity: asked.identity });
}
