import { ApiError } from "../../../api/errors";
import { NotRecordedError } from "./record-export";
import { texts } from "./texts";

/** The list is too long to be printed. */
export class TooLongToPrintError extends Error {
  override readonly name = "TooLongToPrintError";
}

/** How browsers say that a file, or what it is made of, finds no room on the device. */
const NO_ROOM = new Set(["NotReadableError", "QuotaExceededError", "RangeError"]);
const isNoRoom = (error: unknown) => error instanceof Error && NO_ROOM.has(error.name);

/** @returns whether it is a failure that may happen, and no fault of ours */
export const isForeseen = (error: unknown): boolean =>
  error instanceof ApiError ||
  error instanceof NotRecordedError ||
  error instanceof TooLongToPrintError ||
  isNoRoom(error);

/** @returns why there is no file, and what can be done */
export function failureWords(error: unknown): string {
  if (error instanceof NotRecordedError) return texts.notRecorded;
  if (error instanceof TooLongToPrintError) return texts.tooLongToPrint;
  if (isNoRoom(error)) return texts.noRoom;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.status === 403) return texts.forbidden;
  // a sentence of ours, which says what to do
  if (error.kind !== "http") return error.message;
  if (error.notBefore) return error.message; // it says when to come back
  return error.transient ? texts.notReached(error.message) : texts.refused(error.message);
}
