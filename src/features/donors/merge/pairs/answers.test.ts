import { expect, it } from "vitest";
import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { pairsAnswer } from "./pair-answers";

const by = () => ({ author: { name: "Marta Colombo" }, date: "2026-11-20T10:00:00.000Z" });
const pair = {
  _id: "d1.d2",
  reason: "sameName",
  donors: [donor],
  elsewhere: "Lodi",
  asked: by(),
  decided: by(),
  merge: { _id: "mg1", blocked: "order" },
};
const counts = { almostCertain: 1, probable: 2, uncertain: 3, distinct: 4, merged: 5 };

checkAnswer(
  "listDuplicates",
  pairsAnswer(10),
  { pairs: [pair], total: 9, limit: 10, counts },
  {
    refused: ["pairs"],
    asSent: ({ rows, total, limit, counts: sent }) => ({ pairs: rows, total, limit, counts: sent }),
    // a pair without an id or a record can't be shown
    alsoChanges: { "pairs._id": ["pairs"], "pairs.donors": ["pairs"] },
  },
);
it("a pair without a record is counted as damaged", () => {
  const { rows, damaged } = pairsAnswer(10)({ pairs: [pair, { ...pair, donors: [] }], total: 2 }, "", () => undefined);
  expect([rows.length, damaged]).toEqual([1, 1]);
});

it("an unknown reason is no sure one", () => {
  const read = pairsAnswer(10)({ pairs: [{ ...pair, reason: "constructor" }], total: 1 }, "", () => undefined);
  expect(read.rows[0]?.reason).toBe("contact");
});
