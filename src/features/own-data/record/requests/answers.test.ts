import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { ownRecordAnswer } from "./get-own-record";

checkAnswer(["getRegistration", "putRegistration"], ownRecordAnswer, { success: true, donor }, { refused: ["donor"] });
