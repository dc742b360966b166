import type { OwnWords } from "../../../../shared/record-form";
import { ownChanges, ownProblem } from "../../../../shared/record-form/person";
import type { ApplicationField } from "./registration-fields";
import { texts } from "./texts";

const MISSING: Partial<Record<ApplicationField, string>> = {
  inscriptionNote: texts.problems.which,
  consentPrivacy: texts.problems.consent,
  consentHealth: texts.problems.consent,
};

/** The voice of the registration form. */
export const registrationWords: OwnWords<string> = {
  wrong: texts.wrongTitle,
  check: (field) => texts.check(field as ApplicationField),
  problem: (field, code) => (code === "missing" && MISSING[field as ApplicationField]) || ownProblem(field, code),
  saved: texts.saved,
  restoredHint: texts.restoredHint,
  conflictHint: texts.conflictHint,
  mergedAll: texts.mergedAll,
  ...ownChanges,
};
