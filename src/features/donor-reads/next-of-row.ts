import { asSex } from "../../domain/blood";
import { romeDay } from "../../domain/days";
import { workOutNextDonation, type DonationFacts, type NextDonation } from "../../domain/next-donation";

/** What the next donation is worked out of, as far as a row tells it. */
export type RowFacts = Partial<Omit<DonationFacts, "gender">> & { gender?: string | null };

/** The fields of it. */
export const ROW_FACTS = [
  "birthday",
  "gender",
  "status",
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
] as const satisfies readonly (keyof RowFacts)[];

/** @returns when somebody may donate next, for servers that don't send it with a row; null when it tells too little */
export const nextOfRow = ({ gender = null, ...told }: RowFacts): NextDonation | null =>
  workOutNextDonation(
    {
      birthday: null,
      status: "",
      lastDonationDate: null,
      lastDonationType: null,
      donationsNumber: null,
      ...told,
      gender: asSex(gender),
    },
    null,
    romeDay(Date.now()),
  );
