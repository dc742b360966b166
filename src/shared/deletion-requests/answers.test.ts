import { checkAnswer } from "../../api/test-support/check-answer";
import { deletionRequestsAnswer } from "./requests";

checkAnswer(
  "listDeletionRequests",
  deletionRequestsAnswer,
  { requests: [{ _id: "d7", date: "2026-11-20T10:00:00Z", reason: "Mi trasferisco" }] },
  { refused: ["requests"], asSent: (requests) => ({ requests }) },
);
