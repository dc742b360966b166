import { allows } from "../auth/abilities";
import { refusesCalls } from "../calls/refused";
import { emailBounces } from "../email/of-donor";
import { notFound } from "../guard";
import type { Api } from "../handlers/api";
import { pageOf } from "../handlers/list";
import { permittedDonor, permittedRow } from "../handlers/permitted";
import { listQuery } from "../handlers/request";
import { seedMails } from "../seed/templates";
import { serializeAward, serializeDonation, serializeDonor, withoutStaffNotes } from "../write/serialize";
import { presentHistory } from "./history";

/** One donor with donations, awards and history (decisions §2, §3). */
export function donorRecordHandlers({ session, ctx }: Api) {
  // for bounces and the history
  ctx.store.seed(seedMails);
  return [
    session.get("/donors/{id}", ({ params, response, db, user }) => {
      const donor = withoutStaffNotes(user, serializeDonor(db, permittedRow(db, user, "read", params.id)));
      const emailBounce = emailBounces(db)(donor)?.last;
      const callsRefused = user.role !== "donor" && refusesCalls(db, donor._id);
      return response(200).json({
        success: true,
        donor: { ...donor, ...(emailBounce && { emailBounce }), ...(callsRefused && { callsRefused }) },
      });
    }),

    session.get("/donors/{id}/donations", ({ params, request, response, db, user }) => {
      const list = db.donors.donationsOf(permittedRow(db, user, "read", params.id)).map(serializeDonation);
      const { page, ...counts } = pageOf(list, listQuery(request), "-date");
      return response(200).json({ success: true, donations: page, ...counts });
    }),

    session.get("/donors/{id}/awards", ({ params, request, response, db, user }) => {
      const list = db.donors.awardsOf(permittedRow(db, user, "read", params.id)).map(serializeAward);
      const { page, ...counts } = pageOf(list, listQuery(request), "-awardDonorsGroupDate");
      return response(200).json({ success: true, awards: page, ...counts });
    }),

    session.get("/donors/{id}/history", ({ params, response, db, user }) => {
      const donor = permittedDonor(db, user, "read", db.currentDonor(String(params.id))?._id ?? params.id);
      // the history of a deleted donor is for users who may restore the donor
      if (donor.deleted && !allows(user, "delete", "Donor", donor)) throw notFound();
      return response(200).json({ success: true, history: presentHistory(db, donor, user) });
    }),
  ];
}
