import { checkAnswer } from "../../../api/test-support/check-answer";
import { notificationsAnswer } from "./list-notifications";

checkAnswer(
  "listNotifications",
  notificationsAnswer,
  {
    notifications: [
      {
        _id: "n1",
        title: "T",
        message: [{ msg: "m", param: "p" }],
        date: "2026-11-20T10:00:00Z",
        dismissed: false,
        link: "/app",
      },
    ],
    total: 1,
    unread: 1,
  },
  { refused: ["notifications"] },
);
