import { checkAnswer } from "../../../api/test-support/check-answer";
import { collectionDayAnswer, collectionDaysAnswer } from "./collection-days";
import { comingAnswer } from "./coming-donors";
import { donorIdsAnswer, searchResultsAnswer } from "./find-donors";

const row = {
  donor: { _id: "d1", firstName: "Ada", lastName: "Prova", cardNumber: "001799", bloodGroup: "A+" },
  type: 3 as const,
  note: "Sacca interrotta",
  reason: "Deciso dal medico",
  state: "registered" as const,
  refusal: "Quel giorno ha già una donazione.",
  donation: { key: "d1-1001", version: 2 },
  changed: { author: { _id: "u2", name: "Silvia" }, date: "2026-11-16T10:00:00Z" },
  first: true,
  award: { name: "Rame", donations: 8 },
};
const day = {
  _id: "cd1001",
  day: "2026-11-15",
  place: "Clusone",
  type: 3 as const,
  author: { _id: "u1", name: "Eva" },
  date: "2026-11-15T12:00:00Z",
  rows: [row],
};

checkAnswer("getCollectionDay", collectionDayAnswer, { collectionDay: day }, { refused: ["collectionDay"] });
checkAnswer("createCollectionDay", collectionDayAnswer, { collectionDay: day }, { refused: ["collectionDay"] });
checkAnswer("undoCollectionDay", collectionDayAnswer, { collectionDay: day }, { refused: ["collectionDay"] });
checkAnswer("listCollectionDays", collectionDaysAnswer, { days: [day] }, { refused: ["days"] });

const donor = {
  _id: "d1",
  firstName: "Ada",
  lastName: "Prova",
  cardNumber: "001799",
  birthday: "1980-04-02",
  area: "Clusone",
  bloodGroup: "A+",
  gender: "F" as const,
  status: "active",
  suspension: { from: "2026-01-01", until: "2026-01-31" },
  suspensionDate: "2026-01-01",
  donations: [{ type: 1, date: "2026-08-23" }],
};

checkAnswer(
  "findCollectionDayDonors",
  searchResultsAnswer,
  { results: [{ found: [donor], similar: [structuredClone(donor)], elsewhere: true }] },
  { refused: ["results"] },
);
checkAnswer("listDonors", donorIdsAnswer, { donors: [{ _id: "d1" }] }, { refused: ["donors"] });
checkAnswer("listComing", comingAnswer, { donors: [{ _id: "d1", type: 3 }] }, { refused: ["donors"] });
