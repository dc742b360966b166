import { donationReasonSchema } from "../../domain/validation/record-schemas";
import { checkFields } from "../../domain/validation/problem";
import type { Api } from "../handlers/api";
import { readBody, type Body } from "../handlers/request";
import { unprocessable } from "../write/problem-texts";
import { serializeDonation } from "../write/serialize";
import { OwnedWrites } from "./owned";

/** Writes donations. */
export const donationWrites = new OwnedWrites("donation", "Donation", {
  keyOf: (donor, number) => `${donor.key}-${number}`,
  empty: {},
  serialize: serializeDonation,
});

/** Writes of donations. */
export const donationWriteHandlers = ({ session }: Api) => [
  session.post("/donations", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const donation = donationWrites.create({ db, user, sent: body, reason: reasonOf(body) });
    return response(201).json({ success: true, donation });
  }),

  session.put("/donations/{id}", async ({ params, request, response, db, user }) => {
    const sent = await readBody(request);
    const donation = donationWrites.update({ db, user, id: params.id, sent, reason: reasonOf(sent) });
    return response(200).json({ success: true, donation });
  }),

  session.delete("/donations/{id}", ({ params, request, response, db, user }) => {
    const version = donationWrites.remove({ db, user, id: params.id, request });
    return response(200).json({ success: true, version });
  }),

  session.post("/donations/{id}/restore", ({ params, response, db, user }) =>
    response(200).json({ success: true, donation: donationWrites.restore({ db, user, id: params.id }) }),
  ),
];

/** @returns the reason of a write, for the history. @throws HttpError 422 if it isn't a text, or too long */
export function reasonOf(body: Body): string | null {
  const { output, problems } = checkFields(donationReasonSchema, body);
  if (problems.length > 0) throw unprocessable(problems);
  return output.writeReason;
}
