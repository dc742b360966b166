import { checkAnswer } from "../../../api/test-support/check-answer";
import { activitiesAnswer } from "./activity-answer";

checkAnswer(
  "getUserActivity",
  activitiesAnswer(0, 10),
  {
    activities: [
      {
        _id: "h1",
        date: "2026-11-20T10:00:00Z",
        kind: "exports",
        action: "export",
        fields: ["city"],
        rows: 3,
        person: { _id: "d1", firstName: "Ada", lastName: "Prova", role: "donor" },
        format: "csv",
        entity: "donors",
      },
    ],
    total: 1,
  },
  { refused: ["activities"], asSent: ({ rows, ...rest }) => ({ activities: rows, ...rest }) },
);
