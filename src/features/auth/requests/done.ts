import * as v from "valibot";
import { ApiError, errorMessage } from "../../../api/errors";
import { parseAnswer } from "../../../api/schema";

const doneAnswer = v.object({ success: v.literal(true) });

/**
 * Reads an answer of which only the success flag matters.
 * @throws ApiError with the server's message when it says no under a 2xx; malformed when it says nothing
 */
export function readDone(body: unknown): void {
  const flag = v.safeParse(v.object({ success: v.literal(false) }), body);
  if (flag.success) throw new ApiError("http", errorMessage(body), 200, null, body);
  parseAnswer(doneAnswer, body);
}
