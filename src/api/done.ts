import * as v from "valibot";
import { parseAnswer } from "./schema";

const doneAnswer = v.object({ success: v.literal(true) });

/**
 * Reads an answer of which only the success flag matters; one that says no never comes here (`http.ts`).
 * @throws ApiError of kind "malformed" when it says nothing
 */
export function readDone(body: unknown): void {
  parseAnswer(doneAnswer, body);
}
