import * as v from "valibot";
import { endpoints } from "../../../api/endpoints";
import { useUser } from "../../../api/react/connection";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import { SEXES } from "../../../domain/blood";

const text = v.nullable(v.string());

export const ownRecordAnswer = v.object({
  donor: v.object({
    _id: v.string(),
    version: v.number(),
    firstName: v.string(),
    lastName: v.string(),
    gender: v.nullable(v.picklist(SEXES)),
    fiscalCode: text,
    birthplace: text,
    mailType: text,
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

export type OwnRecordAnswer = v.InferOutput<typeof ownRecordAnswer>;
export type OwnRecord = OwnRecordAnswer["donor"];

/** The donor's record of the signed-in user. */
export const useOwnRecord = (): QueryState<OwnRecordAnswer> => {
  const user = useUser();
  return useQuery(user?.role === "donor" ? { path: endpoints.registration(user._id), schema: ownRecordAnswer } : null);
};
