import { identity, record, text } from "../../../api/read";
import { day } from "../../../api/readers/read-day";

/** Reads a donor in a list: the name, and what distinguishes donors of the same name if the server sends it. */
export const NAMED_DONOR = {
  _id: identity,
  firstName: text(""),
  lastName: text(""),
  cardNumber: text(undefined),
  birthday: day(undefined),
};
export const namedDonor = record(NAMED_DONOR);
