import { accountOf } from "../auth/accounts";
import { countTry, countWrong, forgetWrong } from "../auth/attempts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { lockedOut, tooMany } from "../guard";
import type { Problems } from "./body";

/**
 * Asks for the password of who is signed in, and counts wrong ones as signing in does: an open page is no place to guess.
 * A wrong one is noted as a problem, not a 401: the client would take that for an expired session.
 * @throws HttpError 423, 429
 */
export function checkPresentPassword(db: Db, { _id, email }: StaffUser, given: unknown, problems: Problems): void {
  const verdict = countTry(db, email);
  if (verdict.kind === "too-many") throw tooMany(verdict.wait);
  if (verdict.kind === "locked") throw lockedOut(verdict.wait);
  if (accountOf(db, _id).password === given) return forgetWrong(db, email);
  const wrong = countWrong(db, email);
  if (wrong.kind === "locked") throw lockedOut(wrong.wait);
  problems.when(true, "currentPassword", "La password attuale non è corretta");
}
