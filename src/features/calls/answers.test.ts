import { checkAnswer } from "../../api/test-support/check-answer";
import { callAnswer, callsAnswer, donorCallsAnswer, targetAnswer } from "./read-calls";

const call = {
  _id: "c1",
  day: "2026-11-21",
  type: 3,
  outcome: "again",
  date: "2026-11-23",
  at: "2026-11-20T10:00:00Z",
  by: { _id: "u1", name: "Ada Bonfanti" },
};
const target = { version: 3, total: 30, coming: 12, groups: [{ group: "0-", total: 6, coming: 3 }] };

checkAnswer(
  "listCalls",
  callsAnswer,
  {
    calls: [
      {
        _id: "d1",
        firstName: "Pietro",
        lastName: "Savoldelli",
        bloodGroup: "0-",
        mobile: "348 555 0117",
        phoneHome: "0346 555",
        officePhone: "035 555",
        since: "2024-06-14",
        lastDonationDate: "2024-03-16",
        donationsNumber: 22,
        suspendedUntil: "2026-11-20",
        lastCall: call,
        unanswered: 2,
        hold: { by: { _id: "u2", name: "Marta Colombo" }, secondsLeft: 540 },
      },
    ],
    total: 43,
    counts: { toCall: 43, coming: 12, again: 5, notNow: 14 },
    excluded: { noNumber: 1, refused: 2, noPrivacy: 3, toBeJudged: 4, noLonger: 5 },
    target,
  },
  {
    refused: ["calls"],
    asSent: ({ calls, ...rest }) => ({
      ...rest,
      read: 0,
      calls: calls.map((row) => ({
        ...row,
        hold: row.hold && { by: row.hold.by, secondsLeft: Math.round((row.hold.ends - Date.now()) / 1_000) },
      })),
    }),
  },
);

checkAnswer("listDonorCalls", donorCallsAnswer, { calls: [call], refused: true }, { refused: ["calls"] });
checkAnswer("addCall", callAnswer, { call }, { refused: ["call"] });
checkAnswer("setCallTarget", targetAnswer, { target }, { refused: ["target"] });
