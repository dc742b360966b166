import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { comparisonAnswer, mergeAnswer, separatingAnswer } from "./merging-answers";

const named = (_id: string) => ({ _id, firstName: "Ada", lastName: "Rota", cardNumber: "1", birthday: "1980-01-02" });

checkAnswer(
  "readDuplicate",
  comparisonAnswer,
  {
    pair: {
      _id: "d1.d2",
      reason: "sameName",
      donors: [donor],
      elsewhere: null,
      asked: null,
      decided: null,
      merge: null,
    },
    merging: {
      blocked: ["codes"],
      records: [
        {
          _id: "d1",
          since: "2011-03-04T09:00:00.000Z",
          signsIn: true,
          donations: [{ _id: "k1", version: 1, type: 1, date: "2026-01-01", place: "Roma" }],
          awards: [
            {
              _id: "k2",
              version: 1,
              award: "Medaglia",
              awardDate: "2020-06-14",
              awardDonorsGroup: "Rame",
              awardDonorsGroupDate: "2019-06-14",
            },
          ],
          consents: [
            { code: "news", version: "1", given: true, withdrawn: false, date: "2026-01-01", signed: "2026-01-01" },
          ],
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
  { merge: { _id: "mg1", survivor: named("d1"), other: named("d2"), blocked: "order" }, donor: { version: 3 } },
  { refused: ["merge", "donor"] },
);

checkAnswer(
  "readMerge",
  separatingAnswer,
  {
    merge: { _id: "mg1", survivor: named("d1"), other: named("d2"), blocked: "order" },
    separating: {
      version: 4,
      returns: [{ donations: 2, unlisted: 1, awards: 1, documents: 1, calls: 1 }],
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
