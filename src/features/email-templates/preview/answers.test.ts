import { checkAnswer } from "../../../api/test-support/check-answer";
import { donor } from "../../../shared/donor/test-support/donor";
import { previewDonorsAnswer } from "./preview-donor";

checkAnswer(
  "listDonors",
  previewDonorsAnswer(0, 10),
  { donors: [donor], total: 1 },
  { refused: ["donors"], asSent: ({ rows, ...rest }) => ({ donors: rows, ...rest }) },
);
