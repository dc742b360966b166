import { checkAnswer } from "../../api/test-support/check-answer";
import { erasuresAnswer } from "./erasures";

checkAnswer("listErasures", erasuresAnswer, { ids: ["d7"], last: "2026-11-20T09:30:00.000Z" }, { refused: ["ids"] });
