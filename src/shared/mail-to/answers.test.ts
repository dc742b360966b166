import { checkAnswer } from "../../api/test-support/check-answer";
import { readyTemplatesAnswer } from "./ready-templates";

checkAnswer(
  "listEmailTemplates",
  readyTemplatesAnswer,
  {
    templates: [
      {
        _id: "t1",
        version: 4,
        name: "Convocazione",
        state: "ready",
        subject: "Ti aspettiamo",
        changed: "2026-11-20T10:00:00Z",
        author: { name: "Eva" },
      },
    ],
  },
  { refused: ["templates"] },
);
