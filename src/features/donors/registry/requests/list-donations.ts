import { identity, number, record, text, type Read } from "../../../../api/read";
import { day } from "../../../../api/read-day";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { ofDonor } from "./of-donor";

const donation = record({
  _id: identity,
  key: text(null),
  type: number(null),
  date: day(null),
  place: text(null),
  donor: ofDonor,
});

export type DonationRow = NonNullable<Read<typeof donation>>;

const reader = listAnswer("donations", donation);

/** Reads everybody's donations: there is little of each. */
export const allDonationsAnswer = () => reader;
