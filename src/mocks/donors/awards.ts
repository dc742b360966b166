import type { Api } from "../handlers/api";
import { readBody } from "../handlers/request";
import { serializeAward } from "../write/serialize";
import { OwnedWrites } from "./owned";

const awards = new OwnedWrites("award", "Award", {
  keyOf: (donor, number) => `${donor.key}-A${number}`,
  empty: { award: null, awardDate: null, awardDonorsGroup: null, awardDonorsGroupDate: null },
  serialize: serializeAward,
});

/** Writes of awards. */
export const awardWriteHandlers = ({ session }: Api) => [
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
