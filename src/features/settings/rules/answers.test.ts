import { checkAnswer } from "../../../api/test-support/check-answer";
import { rulesPreviewAnswer } from "./read-preview";
import { editedReasonsAnswer } from "./reason-draft";

checkAnswer(
  "previewRules",
  rulesPreviewAnswer,
  {
    earlier: { count: 2, today: 1, keys: ["100", "101"], areas: [{ area: "Clusone", count: 2 }] },
    later: { count: 0, today: 0, keys: [], areas: [] },
  },
  { refused: ["earlier", "earlier.count", "later", "later.count"] },
);

checkAnswer(
  "getSettings",
  editedReasonsAnswer,
  { settings: { suspensionReasons: { version: 4 } } },
  { asSent: ({ version }) => ({ settings: { suspensionReasons: { version } } }) },
);
