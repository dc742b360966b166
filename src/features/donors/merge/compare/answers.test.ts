import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { comparisonAnswer, mergeAnswer, pairIdsAnswer, separatingAnswer } from "./merging-answers";

const made = { author: { name: "Marta Colombo" }, date: "2026-11-20T10:00:00.000Z" };
const named = (_id: string) => ({ _id, firstName: "Ada", lastName: "Rota", cardNumber: "1", birthday: "1980-01-02" });

checkAnswer(
  "readDuplicate",
  comparisonAnswer,
  {
    pair: { _id: "d1.d2", reason: "sameName", donors: [donor], elsewhere: null, asked: null, decided: null },
    merging: {
      blocked: ["codes"],
      records: [
        {
          _id: "d1",
          since: "2011-03-04T09:00:00.000Z",
          signsIn: true,
          documents: 2,
          calls: 3,
          callsRefused: true,
          entries: 41,
          changed: { mobile: "2026-08-08T09:00:00.000Z" },
        },
      ],
    },
  },
  { refused: ["pair", "merging"] },
);

checkAnswer(
  "createMerge",
  mergeAnswer,
  { merge: { _id: "mg1", survivor: named("d1"), other: named("d2"), made, blocked: "order" }, donor: { version: 3 } },
  { refused: ["merge", "donor"] },
);

checkAnswer(
  "readMerge",
  separatingAnswer,
  {
    merge: { _id: "mg1", survivor: named("d1"), other: named("d2"), made, blocked: "order" },
    separating: {
      version: 4,
      returns: { donations: 2, awards: 1, documents: 1, calls: 1 },
      since: [
        {
          _id: "field note",
          kind: "field",
          field: "note",
          value: "Nuova",
          date: "2026-11-20",
          how: "changed",
          goes: true,
        },
      ],
      mails: 2,
      loginClosed: true,
    },
  },
  { refused: ["merge", "separating"] },
);

checkAnswer(
  "listDuplicates",
  pairIdsAnswer(0, 100),
  { pairs: [{ donors: [{ _id: "d1" }] }], total: 101, limit: 100 },
  { refused: ["pairs"], asSent: ({ rows, total, limit }) => ({ pairs: rows, total, limit }) },
);
