import { checkAnswer } from "../../api/test-support/check-answer";
import { erasuresAnswer } from "./drop-erased";

checkAnswer("listErasures", erasuresAnswer, { ids: ["d7"], received: 1, damaged: 0 }, { refused: ["ids"] });
