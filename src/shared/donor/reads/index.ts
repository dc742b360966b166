export {
  awardReader,
  awardsAnswer,
  awardsOfDonor,
  givenAwards,
  useAwards,
  type Award,
  type Awards,
} from "./list-awards";
export { donorAnswer, donorReader, readSavedDonor, useDonor, type DonorRecord } from "./get-donor";
export {
  donationReader,
  donationsAnswer,
  donationsOfDonor,
  useDonations,
  type Donation,
  type Donations,
} from "./list-donations";
