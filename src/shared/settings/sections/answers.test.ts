import { checkAnswer } from "../../../api/test-support/check-answer";
import { awardSettingsAnswer, suspensionReasonsAnswer } from ".";

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

checkAnswer(
  "getSettings",
  suspensionReasonsAnswer,
  {
    settings: {
      suspensionReasons: {
        version: 1,
        values: {
          reasons: [
            { label: "Rinuncia", forDonor: "per tua scelta", fromDay: "Il giorno della rinuncia", permanent: true },
          ],
        },
      },
    },
  },
  {
    // count and unit are read or replaced together: sections.test.ts
    asSent: ({ version, values }) => ({
      settings: {
        suspensionReasons: {
          version,
          values: {
            reasons: values.map(({ label, forDonor, fromDay, length }) => ({
              label,
              forDonor,
              fromDay,
              permanent: length === "permanent",
            })),
          },
        },
      },
    }),
    // a reason without a label is dropped, and without reasons the default ones apply
    alsoChanges: {
      "settings.suspensionReasons.values.reasons.label": ["settings.suspensionReasons.values.reasons"],
    },
  },
);
