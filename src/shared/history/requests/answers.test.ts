import { checkAnswer } from "../../../api/test-support/check-answer";
import { historyAnswer } from "./get-donor-history";

checkAnswer(
  "getDonorHistory",
  historyAnswer,
  {
    history: [
      {
        date: "2026-11-20T10:00:00Z",
        author: { _id: "a1", name: "Marta Colombo" },
        subject: "donor",
        action: "update",
        reason: "Telefonata",
        import: { id: "im1", file: "soci-2026.csv" },
        merge: { _id: "mg1", other: { _id: "d2", firstName: "Ada", lastName: "Rota" } },
        of: { _id: "d3", firstName: "Ada", lastName: "Rota" },
        changes: [{ field: "mobile", from: "333", to: "347" }],
      },
    ],
  },
  { refused: ["history"] },
);
