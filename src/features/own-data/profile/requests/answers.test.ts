import { checkAnswer } from "../../../../api/test-support/check-answer";
import { donor } from "../../../../shared/donor/test-support/donor";
import { profileAnswer } from "./get-profile";

const changes = [{ field: "lastName", from: "Prova", to: "Verdi" }];
const date = "2026-11-20T10:00:00.000Z";
const changeRequest = { _id: "d1", date, revision: 3, state: "open", reason: "Serve il documento", changes };

checkAnswer(["getRegistration", "putRegistration"], profileAnswer, { donor, changeRequest }, { refused: ["donor"] });
