import { checkAnswer } from "../../api/test-support/check-answer";
import { consentsAnswer } from "./get-consents";
import { consentTextsAnswer, consentVersionsAnswer } from "./read-texts";

checkAnswer(
  "getRegistration",
  consentsAnswer,
  { consents: [{ code: "privacy", version: "1", given: true, date: "2026-11-20" }] },
  { asSent: (consents) => ({ consents }) },
);

checkAnswer(
  "getSettings",
  consentTextsAnswer,
  { settings: { consents: { version: 2, values: { privacy: { summary: "Uno.", sameAs: ["1"] } } } } },
  {
    // version, day and text are read or replaced together: read-texts.test.ts
    asSent: ({ version, values: { privacy } }) => ({
      settings: { consents: { version, values: { privacy: { summary: privacy.summary, sameAs: privacy.sameAs } } } },
    }),
  },
);

checkAnswer(
  "getConsentVersions",
  consentVersionsAnswer,
  {
    versions: [
      {
        code: "privacy",
        version: "1",
        date: "2026-11-01",
        correction: true,
        words: { summary: "Uno.", text: "Due." },
      },
    ],
  },
  { refused: ["versions"] },
);
