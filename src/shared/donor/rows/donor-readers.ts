import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { fieldReaders } from "../../../api/readers/field-readers";
import { count, identity, record, text } from "../../../api/readers/read";
import { day, readNextDonation } from "../../../api/readers/read-day";

/** Readers of a donor's fields (specification §3). */
export const DONOR_READERS = {
  ...fieldReaders(DONOR_FIELDS),
  area: text(""),
  firstName: text(""),
  lastName: text(""),
  bloodGroup: text("ND"),
  donationsNumber: count(null),
  status: text(""),
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
