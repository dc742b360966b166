import { endpoints } from "../../../../api/endpoints";
import { useUser } from "../../../../api/react/connection";
import { useQuery, type QueryOptions, type QueryState } from "../../../../api/react/use-query";
import { count, identity, map, number, one, record, text, type Read, type Reader } from "../../../../api/readers/read";
import { day, readNextDonation } from "../../../../api/readers/read-day";
import { asSex } from "../../../../domain/donation/blood";
import { readStoredDraft, type StoredDraft } from "./stored-draft";

/** The fields of the donor's record that the screens show. */
const donorAnswer = one(
  "donor",
  record({
    _id: identity,
    version: number(null),
    firstName: text(""),
    lastName: text(""),
    gender: map(text(null), asSex),
    fiscalCode: text(null),
    birthplace: text(null),
    mailType: text(null),
    association: text(null),
    reason: number(null),
    inscriptionNote: text(null),
    cardNumber: text(null),
    bloodGroup: text("ND"),
    status: text(""),
    area: text(""),
    birthday: day(null),
    street: text(null),
    cap: text(null),
    city: text(null),
    province: text(null),
    email: text(null),
    mobile: text(null),
    phoneHome: text(null),
    lastDonationDate: day(null),
    lastDonationType: number(null),
    donationsNumber: count(null),
    nextDonation: readNextDonation,
    suspensionDate: day(null),
    suspension: record({ from: day(null), until: day(null), reason: text("") }),
  }),
);

type DonorAnswer = Read<typeof donorAnswer>;
type Sent = typeof donorAnswer extends Reader<unknown, infer Input> ? Input : never;

/** A donor's own record, and the stored draft of the registration form, if there is one. */
export const ownRecordAnswer: Reader<DonorAnswer & { draft?: StoredDraft | null }, Sent> = (body, path, note) => {
  const answer = donorAnswer(body, path, note);
  const draft = readStoredDraft(body);
  return draft ? { ...answer, draft } : answer;
};

export type OwnRecordAnswer = Read<typeof ownRecordAnswer>;
export type OwnRecord = OwnRecordAnswer["donor"];

/** Reads the record of the signed-in donor. */
export const useOwnRecord = (options?: Pick<QueryOptions, "asCached">): QueryState<OwnRecordAnswer> => {
  const user = useUser();
  const query = user?.role === "donor" ? { path: endpoints.registration(user._id), schema: ownRecordAnswer } : null;
  return useQuery(query, { ...options, throwRouteErrors: true });
};
