import { expectTypeOf, it } from "vitest";
import { checkAnswer } from "../../../api/test-support/check-answer";
import type { components } from "../../../contract/api";
import type { Purpose } from "../../../domain/email-template/document";
import { recipientsAnswer, sendingAnswer, sendingsAnswer } from "./read-sendings";
import type { Recipients } from "./recipients";

const sending = {
  _id: "s1",
  state: "sending",
  at: "2026-11-20T10:00:00Z",
  ended: "2026-11-20T10:05:00Z",
  author: { name: "Eva" },
  recipients: 9,
  sent: 7,
  delivered: 5,
  bounced: 1,
  perMinute: 60,
  mayStop: true,
};

checkAnswer("listSendings", sendingsAnswer, { sendings: [sending] }, { refused: ["sendings"] });

checkAnswer(
  "getSending",
  sendingAnswer,
  {
    sending: {
      ...sending,
      bounces: [{ _id: "d1", firstName: "Ada", lastName: "Prova", reason: "refused", date: "2026-11-20T10:01:00Z" }],
    },
  },
  { refused: ["sending"] },
);

checkAnswer("countRecipients", recipientsAnswer, {
  total: 12,
  receiving: 9,
  from: "notizie@gds.example",
  perMinute: 60,
  leftOut: [{ reason: "noEmail", count: 3, keys: ["D000001"] }],
  recent: [
    {
      _id: "s1",
      state: "sent",
      at: "2026-11-20T10:00:00Z",
      count: 1,
      people: [{ _id: "d1", firstName: "Ada", lastName: "Prova" }],
    },
  ],
  sample: [],
});

it("recipients and purposes are those of the contract", () => {
  expectTypeOf<Recipients>().toExtend<components["schemas"]["Recipients"]>();
  expectTypeOf<Purpose>().toExtend<components["schemas"]["SendingPurpose"]>();
});
