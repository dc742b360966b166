import * as v from "valibot";
import { parseAnswer } from "./schema";
import { yes } from "./session/answers";

const doneAnswer = v.object({ success: yes });

/**
 * Reads an answer of which only the success flag matters; one that says no never comes here (`http.ts`).
 * @throws ApiError of kind "malformed" when it says nothing
 */
export function readDone(body: unknown): void {
  parseAnswer(doneAnswer, body);
}
