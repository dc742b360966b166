import { asSex } from "../../../domain/donation/blood";
import { romeDay } from "../../../domain/dates/days";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate, type MayDonateFacts } from "../../../domain/donation/may-donate";

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

const SECOND = 1_000;
let read = { at: -Infinity, today: "" };

/** The day, worked out once for all rows of an answer. */
function dayOfReading(): string {
  const now = Date.now();
  if (Math.abs(now - read.at) > SECOND) read = { at: now, today: romeDay(now) };
  return read.today;
}

/**
 * @param rules the association's; null if they can't be read
 * @param today ISO day in Italy
 * @returns whether the donor of a row may donate, and from when
 */
export const mayDonateOfRow = (
  { gender = null, ...told }: RowFacts,
  rules: EligibilityRules | null,
  today = dayOfReading(),
): MayDonate =>
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
    { rules },
  );
