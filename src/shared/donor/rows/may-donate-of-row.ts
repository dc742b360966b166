import { asSex } from "../../../domain/donation/blood";
import { romeDay } from "../../../domain/dates/days";
import type { EligibilityRules } from "../../../domain/donation/eligibility-rules";
import { mayDonate, type MayDonate, type MayDonateFacts } from "../../../domain/donation/may-donate";

/** The facts in a row from which the answer is computed. */
export type RowFacts = Partial<Omit<MayDonateFacts, "gender">> & { gender?: string | null };

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

const SECOND_MS = 1_000;
let cached = { at: -Infinity, today: "" };

/** Returns today in Italy, computed at most once a second: a list needs it for every row. */
function todayOnce(): string {
  const now = Date.now();
  if (Math.abs(now - cached.at) > SECOND_MS) cached = { at: now, today: romeDay(now) };
  return cached.today;
}

/**
 * @param rules null if they can't be read
 * @param today ISO day in Italy
 * @returns whether the donor of a row may donate, and from when
 */
export const mayDonateOfRow = (
  { gender = null, ...facts }: RowFacts,
  rules: EligibilityRules | null,
  today = todayOnce(),
): MayDonate =>
  mayDonate(
    {
      birthday: null,
      status: "",
      lastDonationDate: null,
      lastDonationType: null,
      donationsNumber: null,
      ...facts,
      gender: asSex(gender),
    },
    null,
    today,
    { rules },
  );
