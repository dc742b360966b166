import { count, flag, identity, number, record, text } from "../../../api/readers/read";
import { day, readNextDonation } from "../../../api/readers/read-day";

const nullableText = text(null);

/** Readers of a donor's fields (specification §3). */
export const DONOR_READERS = {
  key: nullableText,
  area: text(""),
  cardNumber: nullableText,
  firstName: text(""),
  lastName: text(""),
  serialNumber: nullableText,
  gender: nullableText,
  fiscalCode: nullableText,
  birthday: day(null),
  birthplace: nullableText,
  street: nullableText,
  cap: nullableText,
  city: nullableText,
  province: nullableText,
  email: nullableText,
  phoneHome: nullableText,
  mobile: nullableText,
  mailType: nullableText,
  branch: nullableText,
  officePhone: nullableText,
  officeEmail: nullableText,
  aggregateOf: nullableText,
  association: nullableText,
  group: nullableText,
  bloodGroup: text("ND"),
  lastDonationDate: day(null),
  lastDonationType: number(null),
  donationsNumber: count(null),
  status: text(""),
  suspended: flag(null),
  suspensionDate: day(null),
  note: nullableText,
  inscriptionNote: nullableText,
  awards: nullableText,
  awardsDate: day(null),
  privacy: flag(null),
  privacyDate: day(null),
  reason: number(null),
  nextDonation: readNextDonation,
  suspension: record({ from: day(null), until: day(null), reason: text("") }),
};

/** Readers of a donor's name in a list, and of fields that distinguish donors with the same name. */
export const NAMED_DONOR = {
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(undefined),
  birthday: day(undefined),
};
export const namedDonor = record(NAMED_DONOR);
