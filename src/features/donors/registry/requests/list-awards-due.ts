import { identity, number, record, text, type Read } from "../../../../api/read";
import { day } from "../../../../api/read-day";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { ofDonor } from "./of-donor";

const awardDue = record({
  _id: identity,
  key: text(null),
  awardDue: text(null),
  since: day(null),
  years: number(null),
  donationsNumber: number(null),
  area: text(null),
  donor: ofDonor,
});

export type AwardDueRow = NonNullable<Read<typeof awardDue>>;

const reader = listAnswer("awardsDue", awardDue);

/** Reads who is due an award: there is little of each. */
export const allAwardsDueAnswer = () => reader;
