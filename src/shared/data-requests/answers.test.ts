import { checkAnswer } from "../../api/test-support/check-answer";
import { dataRequestAnswer, dataRequestsAnswer, dataRequestSettingsAnswer } from "./requests";

const request = {
  _id: "2026-007",
  number: "2026/007",
  received: "2026-11-13",
  due: "2026-12-13",
  via: "letter",
  identity: "known",
  outcome: "refused",
  decided: { author: { name: "Marta Colombo" }, date: "2026-11-20T09:30:00.000Z" },
  reason: "Serve in un giudizio.",
  person: { _id: "d7", role: "donor" },
  erased: {
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
} as const;

checkAnswer(
  "listDataRequests",
  dataRequestsAnswer,
  { requests: [request], received: 1, damaged: 0 },
  { refused: ["requests"] },
);
checkAnswer("refuseDataRequest", dataRequestAnswer, { request }, { refused: ["request"] });

checkAnswer(
  "getSettings",
  dataRequestSettingsAnswer,
  {
    settings: {
      dataRequests: {
        version: 2,
        values: { donationYears: 20, requestYears: 4, backupDays: 15, reason: "tracciabilità" },
      },
    },
  },
  { asSent: (dataRequests) => ({ settings: { dataRequests } }) },
);
