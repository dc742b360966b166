import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { serializeAward } from "../write/serialize";
import type { Api } from "./api";
import { readBody } from "./body";
import { OwnedWrites } from "./owned-writes";

const awards = new OwnedWrites("award", "Award", {
  find: (db, key) => db.awardRecord(key),
  keyOf: (donor, number) => `${donor.key}-A${number}`,
  empty: { award: null, awardDate: null, awardDonorsGroup: null, awardDonorsGroupDate: null },
  serialize: serializeAward,
});

/** Awards that staff gives, changes and takes away. What stands on the donor follows. */
export const awardWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/awards",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      return response(201).json({ success: true, award: awards.create({ db, user, sent: body }) });
    }),
  ),

  api.put(
    "/awards/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const sent = await readBody(request);
      return response(200).json({ success: true, award: awards.update({ db, user, id: params.id, sent }) });
    }),
  ),

  api.delete(
    "/awards/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const version = awards.remove({ db, user, id: params.id, request });
      return response(200).json({ success: true, version });
    }),
  ),

  api.post(
    "/awards/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) =>
      response(200).json({ success: true, award: awards.restore({ db, user, id: params.id }) }),
    ),
  ),
];
