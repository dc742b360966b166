import { count, identity, map, number, record, text, type Read } from "../../../api/read";
import { day } from "../../../api/read-day";
import { readNextDonation } from "../../../api/read-next-donation";
import { asSex } from "../../../domain/blood";
import { romeDay } from "../../../domain/days";
import { workOutNextDonation } from "../../../domain/next-donation";
import { listAnswer } from "../../lists/list-answer";

const sentRow = record({
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(null),
  bloodGroup: text("ND"),
  status: text(""),
  lastDonationDate: day(null),
  lastDonationType: number(null),
  donationsNumber: count(null),
  area: text(""),
  nextDonation: readNextDonation,
  birthday: day(null),
  gender: map(text(null), asSex),
});

/** What the list shows of a donor; the other columns are dropped where they enter (they are health data). */
const donorRow = map(sentRow, (sent) => {
  if (!sent) return null;
  const { birthday, gender, nextDonation, ...shown } = sent;
  const next = nextDonation ?? workOutNextDonation({ ...shown, birthday, gender }, null, romeDay(new Date()));
  return { ...shown, nextDonation: next };
});

export type DonorRow = NonNullable<Read<typeof donorRow>>;

export const donorsAnswer = listAnswer("donors", donorRow);
