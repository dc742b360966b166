import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { useQuery, type QueryState } from "../../../api/react/use-query";

const text = v.nullable(v.string());

const ownRecordAnswer = v.object({
  donor: v.object({
    firstName: v.string(),
    lastName: v.string(),
    cardNumber: text,
    bloodGroup: v.string(),
    status: v.string(),
    birthday: text,
    street: text,
    cap: text,
    city: text,
    province: text,
    email: text,
    mobile: text,
    phoneHome: text,
    lastDonationDate: text,
    lastDonationType: v.nullable(v.number()),
    donationsNumber: v.number(),
    nextDonation: v.object({ date: text, reason: v.string() }),
    suspension: v.optional(v.nullable(v.object({ from: v.string(), until: text, reason: v.string() })), null),
  }),
});

export type OwnRecord = v.InferOutput<typeof ownRecordAnswer>["donor"];

/** The donor's record of the signed-in user. */
export const useOwnRecord = (): QueryState<{ donor: OwnRecord }> => {
  const user = useUser();
  return useQuery(user?.role === "donor" ? { path: endpoints.registration(user._id), schema: ownRecordAnswer } : null);
};
