import { donationReasonSchema } from "../../domain/validation/donation-schema";
import { checkFields } from "../../domain/validation/problem";
import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { unprocessable } from "../write/problem-words";
import { serializeDonation } from "../write/serialize";
import type { Api } from "./api";
import { readBody, type Body } from "./body";
import { OwnedWrites } from "./owned-writes";

const donations = new OwnedWrites("donation", "Donation", {
  find: (db, key) => db.donationRecord(key),
  keyOf: (donor, number) => `${donor.key}-${number}`,
  empty: {},
  serialize: serializeDonation,
});

/** Donations that staff adds, changes and removes. The donor's counts and next donation follow. */
export const donationWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/donations",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const donation = donations.create({ db, user, sent: body, reason: reasonOf(body) });
      return response(201).json({ success: true, donation });
    }),
  ),

  api.put(
    "/donations/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const sent = await readBody(request);
      const donation = donations.update({ db, user, id: params.id, sent, reason: reasonOf(sent) });
      return response(200).json({ success: true, donation });
    }),
  ),

  api.delete(
    "/donations/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const version = donations.remove({ db, user, id: params.id, request });
      return response(200).json({ success: true, version });
    }),
  ),

  api.post(
    "/donations/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) =>
      response(200).json({ success: true, donation: donations.restore({ db, user, id: params.id }) }),
    ),
  ),
];

/** @throws HttpError 422 for one that is no text, or too long */
export function reasonOf(body: Body): string | null {
  const { output, problems } = checkFields(donationReasonSchema, body);
  if (problems.length > 0) throw unprocessable(problems);
  return output.writeReason;
}
