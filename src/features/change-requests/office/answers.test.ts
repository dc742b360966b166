import { checkAnswer } from "../../../api/test-support/check-answer";
import { donor } from "../../../shared/donor/test-support/donor";
import { receivedAnswer } from "./answers";

const request = {
  _id: "d1",
  date: "2026-11-20T10:00:00.000Z",
  revision: 3,
  state: "open",
  reason: "Serve il documento",
  changes: [{ field: "lastName", from: "Prova", to: "Verdi" }],
};

checkAnswer(
  "listChangeRequests",
  receivedAnswer(0, 10),
  { requests: [{ ...request, donor }], total: 9, limit: 10 },
  {
    refused: ["requests"],
    alsoChanges: {
      // a request without its id or its donor can't be answered
      "requests._id": ["requests"],
      "requests.donor": ["requests"],
      "requests.donor._id": ["requests"],
    },
    asSent: ({ rows, ...page }) => ({ requests: rows, ...page }),
  },
);
