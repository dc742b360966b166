// apart from `../reads`, so that a list doesn't load how a whole record is read
export { DONOR_READERS, NAMED_DONOR, namedDonor } from "./donor-readers";
export { mayDonateOfRow, ROW_FACTS, type RowFacts } from "./may-donate-of-row";
