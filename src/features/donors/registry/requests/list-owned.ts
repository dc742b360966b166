import { identity, number, record, text, type Read } from "../../../../api/readers/read";
import { day } from "../../../../api/readers/read-day";
import { namedDonor } from "../../../../shared/donor/reads";
import { wholeRows } from "../../../../shared/lists/list-answer";

/** The fields of every row. `donor` is null if the server doesn't send it. */
const owned = {
  _id: identity,
  key: text(null),
  donor: namedDonor,
};

const donation = record({ ...owned, type: number(null), date: day(null), place: text(null) });
const award = record({
  ...owned,
  award: text(null),
  awardDate: day(null),
  awardDonorsGroup: text(null),
  awardDonorsGroupDate: day(null),
});
const awardDue = record({
  ...owned,
  awardDue: text(null),
  since: day(null),
  years: number(null),
  donationsNumber: number(null),
  area: text(null),
});

export type DonationRow = NonNullable<Read<typeof donation>>;
export type AwardRow = NonNullable<Read<typeof award>>;
export type AwardDueRow = NonNullable<Read<typeof awardDue>>;

export const allDonationsAnswer = wholeRows("donations", donation);
export const allAwardsAnswer = wholeRows("awards", award);
export const allAwardsDueAnswer = wholeRows("awardsDue", awardDue);
