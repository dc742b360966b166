import { checkAnswer } from "../../../api/test-support/check-answer";
import { erasingAnswer } from "./erasing-answer";

checkAnswer(
  "readErasing",
  erasingAnswer,
  {
    erasing: {
      version: 3,
      counts: {
        fields: 7,
        contacts: 6,
        documents: 3,
        notes: 19,
        awards: 2,
        logins: 1,
        history: 27,
        donations: 4,
        records: 2,
        kept: { donationYears: 20, requestYears: 4, backupDays: 15, reason: "tracciabilità" },
      },
      obstacles: [{ kind: "sending", _id: "s1", name: "Convocazione", date: "2026-11-23T07:30:00.000Z" }],
      request: {
        _id: "2026-007",
        number: "2026/007",
        received: "2026-11-13",
        due: "2026-12-13",
        via: "letter",
        identity: "known",
        outcome: null,
        decided: null,
        reason: null,
        person: { _id: "d7", role: "admin" },
        erased: null,
      },
    },
  },
  { refused: ["erasing", "erasing.counts"] },
);
