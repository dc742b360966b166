import { checkAnswer } from "../../../api/test-support/check-answer";
import { awardsAnswer, effectAnswer } from "./read-awards";

checkAnswer(
  "getSettings",
  awardsAnswer,
  {
    settings: {
      awards: {
        version: 2,
        values: {
          tiers: [{ name: "Goccia", years: 3, donations: 6, alone: 8, sex: "F" }],
          doubleUntil: 50,
          yearlyMost: 4,
        },
      },
    },
  },
  {
    asSent: (awards) => ({ settings: { awards } }),
    // one unreadable tier makes all awards unreadable
    alsoChanges: {
      "settings.awards.values.tiers": [
        "settings.awards.values.tiers",
        "settings.awards.values.doubleUntil",
        "settings.awards.values.yearlyMost",
      ],
    },
  },
);

checkAnswer(
  "previewAwards",
  effectAnswer,
  {
    due: 3,
    tiers: [{ name: "Oro", count: 3, keys: ["D1"] }],
    more: { count: 2, women: 1, men: 1, keys: ["D1"] },
    fewer: { count: 1, women: 1, men: 0, keys: ["D2"] },
  },
  {
    refused: ["due", "more", "more.count", "fewer", "fewer.count"],
    // a tier without a name is dropped
    alsoChanges: { "tiers.name": ["tiers"] },
  },
);
