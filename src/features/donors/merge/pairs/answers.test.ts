import { expect, it } from "vitest";
import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { pairAnswer, pairsAnswer } from "./pair-answers";

const by = () => ({ author: { name: "Marta Colombo" }, date: "2026-11-20T10:00:00.000Z" });
const pair = { _id: "d1.d2", reason: "sameName", donors: [donor], elsewhere: "Lodi", asked: by(), decided: by() };
const counts = { almostCertain: 1, probable: 2, uncertain: 3, distinct: 4 };

checkAnswer(
  "listDuplicates",
  pairsAnswer,
  { pairs: [pair], total: 9, counts },
  {
    refused: ["pairs"],
    // a pair without an id or a record can't be shown
    alsoChanges: { "pairs._id": ["pairs"], "pairs.donors": ["pairs"] },
  },
);
checkAnswer(["decideDuplicate", "askAboutDuplicate"], pairAnswer, { pair }, { refused: ["pair"] });

it("an unknown reason is no sure one", () => {
  const read = pairsAnswer({ pairs: [{ ...pair, reason: "constructor" }], total: 1 }, "", () => undefined);
  expect(read.pairs[0]?.reason).toBe("contact");
});
