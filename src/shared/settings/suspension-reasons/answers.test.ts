import { checkAnswer } from "../../../api/test-support/check-answer";
import { suspensionReasonsAnswer } from ".";

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
    // count and unit are read or replaced together: suspension-reasons.test.ts
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
