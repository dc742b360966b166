import { checkAnswer } from "../../../api/test-support/check-answer";
import { awardSettingsAnswer } from ".";

checkAnswer(
  "getSettings",
  awardSettingsAnswer,
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
    alsoChanges: { "settings.awards.values.tiers": ["settings.awards.values"] },
  },
);
