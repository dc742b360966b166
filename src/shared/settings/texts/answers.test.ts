import { checkAnswer } from "../../../api/test-support/check-answer";
import { DEFAULT_TEXTS } from "../../../domain/settings/text-settings";
import { textsAnswer } from "./index";

checkAnswer(
  "getSettings",
  textsAnswer,
  { settings: { texts: { version: 1, values: DEFAULT_TEXTS } } },
  { asSent: (texts) => ({ settings: { texts } }) },
);
