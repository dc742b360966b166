import { checkAnswer } from "../../../api/test-support/check-answer";
import { accountAnswer } from "./account-settings";

checkAnswer(
  "getAccount",
  accountAnswer,
  {
    account: {
      emailChange: { email: "nuova@gds.example", date: "2026-11-20T10:00:00Z", expires: "2026-11-23T10:00:00Z" },
      notifications: [{ kind: "k", label: "Nuovi donatori", here: true, email: false, always: false }],
      deletion: { state: "refused", date: "2026-11-20T10:00:00Z", reason: "Mi trasferisco", answer: "No" },
    },
  },
  { refused: ["account"] },
);
