export { loadAnswerDialog } from "./answer/load-answer";
export { OwnConsentsCard } from "./answer/own-consents-card";
export { useTakesAnswers } from "./answer/use-answer-consents";
export { ConsentsCard } from "./consents-card";
export { consentsAnswer, toldConsents, useConsents } from "./get-consents";
export { readConsentTexts, useConsentTexts, useConsentVersions, usePaperEditions } from "./use-consent-texts";
export { consentTextsAnswer, consentTextsReader } from "./read-texts";
export { ConsentDifferences, ConsentParagraphs } from "./words";
