import { checkAnswer } from "../../../api/test-support/check-answer";
import { cardsAnswer } from "./read-cards";

checkAnswer(
  "getSettings",
  cardsAnswer,
  { settings: { cards: { version: 2, values: { pattern: "BG-####", next: 12 } } } },
  { asSent: (cards) => ({ settings: { cards } }) },
);
