import { count, flag, identity, number, record, text } from "../../../api/read";
import { day, readNextDonation } from "../../../api/readers/read-day";

const known = text(null);

/** Reads the columns of a donor (specification §3), and when they may donate next. */
export const DONOR_READERS = {
  key: known,
  area: text(""),
  cardNumber: known,
  firstName: text(""),
  lastName: text(""),
  serialNumber: known,
  gender: known,
  fiscalCode: known,
  birthday: day(null),
  birthplace: known,
  street: known,
  cap: known,
  city: known,
  province: known,
  email: known,
  phoneHome: known,
  mobile: known,
  mailType: known,
  branch: known,
  officePhone: known,
  officeEmail: known,
  aggregateOf: known,
  association: known,
  group: known,
  bloodGroup: text("ND"),
  lastDonationDate: day(null),
  lastDonationType: number(null),
  donationsNumber: count(null),
  status: text(""),
  suspended: flag(null),
  suspensionDate: day(null),
  note: known,
  inscriptionNote: known,
  awards: known,
  awardsDate: day(null),
  privacy: flag(null),
  privacyDate: day(null),
  reason: number(null),
  nextDonation: readNextDonation,
  suspension: record({ from: day(null), until: day(null), reason: text("") }),
};

/** Reads a donor in a list: the name, and what distinguishes donors of the same name if the server sends it. */
export const NAMED_DONOR = {
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(undefined),
  birthday: day(undefined),
};
export const namedDonor = record(NAMED_DONOR);
