import { checkAnswer } from "../../../api/test-support/check-answer";
import { consentsPreviewAnswer } from "./consents-preview";

checkAnswer("previewConsents", consentsPreviewAnswer, { asked: 12, onPaper: 3 }, { refused: ["asked"] });
