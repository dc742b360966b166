import { asSex } from "../../domain/blood";
import { romeDay } from "../../domain/days";
import { mayDonate, type MayDonate, type MayDonateFacts } from "../../domain/may-donate";

/** What the answer is worked out of, as far as a row tells it. */
export type RowFacts = Partial<Omit<MayDonateFacts, "gender">> & { gender?: string | null };

/** The fields of it. */
export const ROW_FACTS = [
  "birthday",
  "gender",
  "status",
  "suspension",
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "nextDonation",
] as const satisfies readonly (keyof RowFacts)[];

/**
 * @param today ISO day in Italy
 * @returns whether the donor of a row may donate, and from when
 */
export const mayDonateOfRow = ({ gender = null, ...told }: RowFacts, today = romeDay(Date.now())): MayDonate =>
  mayDonate(
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
    today,
  );
