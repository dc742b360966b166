import { asFlag, isRecord } from "../domain/values";
import { malformed } from "./read";

/**
 * Reads the answer of a call whose success flag counts (specification §7).
 * @throws ApiError of kind "malformed" when it isn't set
 */
export function readSuccess(body: unknown): void {
  if (!isRecord(body) || asFlag(body.success) !== true) throw malformed("success");
}
