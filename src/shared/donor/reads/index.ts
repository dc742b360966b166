export { awardsAnswer, awardsOfDonor, givenAwards, useAwards, type Award, type Awards } from "./list-awards";
export { DONOR_READERS, NAMED_DONOR, namedDonor } from "./donor-readers";
export { donorAnswer, donorReader, readSavedDonor, useDonor, type DonorRecord } from "./get-donor";
export { donationsAnswer, donationsOfDonor, useDonations, type Donation, type Donations } from "./list-donations";
export { mayDonateOfRow, ROW_FACTS, type RowFacts } from "./may-donate-of-row";
