export { DONOR_READERS } from "./donor-readers";
export { donationsAnswer, useDonations, type Donation, type Donations } from "./list-donations";
