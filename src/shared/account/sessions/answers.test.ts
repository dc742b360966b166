import { checkAnswer } from "../../../api/test-support/check-answer";
import { sessionsAnswer } from "./account-session";

checkAnswer(
  "listSessions",
  sessionsAnswer,
  {
    sessions: [
      {
        _id: "s1",
        device: "Chrome, Windows",
        place: "Bergamo",
        current: false,
        started: "2026-11-20T10:00:00Z",
        lastSeen: "2026-11-21T10:00:00Z",
      },
    ],
  },
  { refused: ["sessions"], asSent: (sessions) => ({ sessions }) },
);
