import { checkAnswer } from "../../../api/test-support/check-answer";
import { accessAnswer } from "./account";

checkAnswer(
  "getUser",
  accessAnswer,
  {
    user: {
      _id: "d1",
      email: "ada@gds.example",
      role: "donor",
      status: "active",
      lastSignIn: "2026-11-20T10:00:00Z",
      lockedUntil: "2026-11-21T10:00:00Z",
      invitation: { expires: "2026-11-08T10:00:00Z" },
    },
  },
  { refused: ["user", "user._id"] },
);
