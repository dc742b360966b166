import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { donorsAnswer } from "./list-donors";
import { allAwardsAnswer, allAwardsDueAnswer, allDonationsAnswer } from "./list-owned";

/** The fields of the registry's default columns. */
const SHOWN = [
  "lastName",
  "firstName",
  "cardNumber",
  "bloodGroup",
  "status",
  "lastDonationDate",
  "nextDonation",
  "area",
];
/** The donor of a donation or an award. */
const ofDonor = { _id: "d1", firstName: "Ada", lastName: "Prova" };

checkAnswer(
  "listDonors",
  donorsAnswer(SHOWN)(0, 10),
  { donors: [donor, { ...donor, _id: "d2" }], total: 2, skip: 0, limit: 10 },
  { refused: ["donors"], asSent: ({ rows, ...rest }) => ({ donors: rows, ...rest }) },
);

checkAnswer(
  "listDonations",
  allDonationsAnswer()(0, 10),
  { donations: [{ _id: "k1", type: 1, date: "2026-01-01", place: "Roma", donor: ofDonor }], total: 1 },
  { refused: ["donations"], asSent: ({ rows, ...rest }) => ({ donations: rows, ...rest }) },
);

checkAnswer(
  "listAwards",
  allAwardsAnswer()(0, 10),
  { awards: [{ _id: "k1", award: "Targa", awardDate: "2020-06-14", donor: ofDonor }], total: 1 },
  { refused: ["awards"], asSent: ({ rows, ...rest }) => ({ awards: rows, ...rest }) },
);

checkAnswer(
  "listAwardsDue",
  allAwardsDueAnswer()(0, 10),
  {
    awardsDue: [
      {
        _id: "k1",
        awardDue: "Oro",
        since: "2026-06-14",
        years: 21,
        donationsNumber: 44,
        area: "Clusone",
        donor: ofDonor,
      },
    ],
    total: 1,
  },
  { refused: ["awardsDue"], asSent: ({ rows, ...rest }) => ({ awardsDue: rows, ...rest }) },
);
