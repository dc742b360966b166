import { checkAnswer } from "../../api/test-support/check-answer";
import { DEFAULT_ELIGIBILITY_RULES } from "../../domain/donation/eligibility-rules";
import { rulesAnswer } from "./rules";

checkAnswer(
  "getSettings",
  rulesAnswer,
  { settings: { rules: { version: 3, values: { ...DEFAULT_ELIGIBILITY_RULES, year: "rolling" } } } },
  { asSent: (rules) => ({ settings: { rules } }) },
);
