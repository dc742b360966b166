import { allows } from "../auth/abilities";
import { forbidden } from "../guard";
import type { Api } from "../handlers/api";
import { readBody } from "../handlers/request";
import { serializeAward } from "../write/serialize";
import { donorOf, OwnedWrites, pageOfOwned } from "./owned";

const awards = new OwnedWrites("award", "Award", {
  keyOf: (donor, number) => `${donor.key}-A${number}`,
  empty: { award: null, awardDate: null, awardDonorsGroup: null, awardDonorsGroupDate: null },
  serialize: serializeAward,
});

/** Awards and awards due: lists of the donors that the user may read, and writes. */
export const awardHandlers = ({ session, needs }: Api) => [
  needs("read", "Award").get("/awards", ({ request, response, db, user }) => {
    const { rows, ...page } = pageOfOwned(db, user, db.awards, request, "-awardDonorsGroupDate");
    const awards = rows.map((row) => ({ ...serializeAward(row), ...donorOf(db, row) }));
    return response(200).json({ success: true, awards, ...page });
  }),

  session.get("/awards-due", ({ request, response, db, user }) => {
    // awards due are only for the staff
    if (user.role === "donor" || !allows(user, "read", "Award")) throw forbidden();
    const { rows, ...page } = pageOfOwned(db, user, db.awardsDue, request, "rank");
    const awardsDue = rows.map((row) => ({ ...row, ...donorOf(db, row) }));
    return response(200).json({ success: true, awardsDue, ...page });
  }),

  session.post("/awards", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    return response(201).json({ success: true, award: awards.create({ db, user, sent: body }) });
  }),

  session.put("/awards/{id}", async ({ params, request, response, db, user }) => {
    const sent = await readBody(request);
    return response(200).json({ success: true, award: awards.update({ db, user, id: params.id, sent }) });
  }),

  session.delete("/awards/{id}", ({ params, request, response, db, user }) => {
    const version = awards.remove({ db, user, id: params.id, request });
    return response(200).json({ success: true, version });
  }),

  session.post("/awards/{id}/restore", ({ params, response, db, user }) =>
    response(200).json({ success: true, award: awards.restore({ db, user, id: params.id }) }),
  ),
];
