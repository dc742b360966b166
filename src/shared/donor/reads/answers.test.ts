import { checkAnswer } from "../../../api/test-support/check-answer";
import { donor } from "../test-support/donor";
import { donorAnswer } from "./get-donor";
import { awardsAnswer } from "./list-awards";
import { donationsAnswer } from "./list-donations";

checkAnswer(
  "getDonor",
  donorAnswer,
  { success: true, donor: { ...donor, callsRefused: true, emailBounce: { reason: "refused", date: "2026-11-20" } } },
  { refused: ["donor"] },
);

checkAnswer(
  "listDonorDonations",
  donationsAnswer,
  { donations: [{ key: "k1", type: 1, date: "2026-01-01", place: "Roma" }], total: 1 },
  { refused: ["donations"] },
);

checkAnswer(
  "listDonorAwards",
  awardsAnswer,
  {
    awards: [
      {
        key: "k1",
        award: "Medaglia",
        awardDate: "2020-06-14",
        awardDonorsGroup: "Rame",
        awardDonorsGroupDate: "2019-06-14",
      },
    ],
  },
  { refused: ["awards"] },
);
