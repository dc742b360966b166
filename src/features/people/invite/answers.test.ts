import { checkAnswer } from "../../../api/test-support/check-answer";
import { invitationAnswer } from "./invitation-answer";

checkAnswer(
  "inviteUsers",
  invitationAnswer,
  { results: [{ email: "a@b.it", outcome: "exists", role: "donor", message: "M" }] },
  { refused: ["results"], asSent: (results) => ({ results }) },
);
