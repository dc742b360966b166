import { checkAnswer } from "../../api/test-support/check-answer";
import { notificationSchema } from "./notification-schema";

checkAnswer("Notification", notificationSchema, {
  _id: "n1",
  title: "T",
  message: [{ msg: "m", param: "p" }],
  date: "2026-11-20T10:00:00Z",
  dismissed: false,
  link: "/app",
});
