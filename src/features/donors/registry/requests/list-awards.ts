import { identity, record, text, type Read } from "../../../../api/read";
import { day } from "../../../../api/read-day";
import { listAnswer } from "../../../../shared/lists/list-answer";
import { ofDonor } from "./of-donor";

const award = record({
  _id: identity,
  key: text(null),
  award: text(null),
  awardDate: day(null),
  awardDonorsGroup: text(null),
  awardDonorsGroupDate: day(null),
  donor: ofDonor,
});

export type AwardRow = NonNullable<Read<typeof award>>;

const reader = listAnswer("awards", award);

/** Reads everybody's awards: there is little of each. */
export const allAwardsAnswer = () => reader;
