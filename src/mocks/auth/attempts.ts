import type { Db } from "../db/db";
import type { Attempts } from "../db/models";
import { tooMany } from "../guard";

/** Five wrong passwords lock an address for 15 minutes (decisions §3). */
const WRONG_LIMIT = 5;
const LOCK_MS = 15 * 60_000;
/** Sign-ins per minute and address, successful or not. */
const SIGN_INS_PER_MINUTE = 10;
const MAILS_PER_MINUTE = 3;
const TESTS_PER_MINUTE = 6;
const MINUTE = 60_000;

/** Whether a sign-in may go on to the check of the password; `wait` in seconds. */
type Verdict = { kind: "go" } | { kind: "locked"; wait: number } | { kind: "too-many"; wait: number };

/** Counts a sign-in, whether or not the address exists. */
export function countTry(db: Db, email: string): Verdict {
  const wait = countWithin(db, email, SIGN_INS_PER_MINUTE);
  if (wait > 0) return { kind: "too-many", wait };
  const { lockedUntil } = attemptsOf(db, email);
  if (lockedUntil > db.now()) return { kind: "locked", wait: seconds(lockedUntil - db.now()) };
  return { kind: "go" };
}

/** Counts a mail to an address, whether or not the address exists. @returns how long to wait, in seconds; 0: send it */
export const countMail = (db: Db, email: string): number => countWithin(db, `mail ${email}`, MAILS_PER_MINUTE);

/** Counts a mail to an address. @throws HttpError 429 after too many */
export function limitMails(db: Db, email: string): void {
  const wait = countMail(db, email);
  if (wait > 0) throw tooMany(wait);
}

/** Counts a test mail of a user. @throws HttpError 429 after too many */
export function limitTests(db: Db, userId: string): void {
  const wait = countWithin(db, `test ${userId}`, TESTS_PER_MINUTE);
  if (wait > 0) throw tooMany(wait);
}

/** @returns how long to wait before the next try within the limit of a minute, in seconds; 0: none */
function countWithin(db: Db, key: string, limit: number): number {
  const attempts = attemptsOf(db, key);
  const now = db.now();
  const tries = [...attempts.tries.filter((at) => at > now - MINUTE && at <= now), now];
  db.records.put("attempts", { ...attempts, tries });
  const oldest = tries[tries.length - limit - 1];
  return oldest === undefined ? 0 : seconds(oldest + MINUTE - now);
}

/** After a wrong password: how many tries are left, or how long the address is locked (`wait` in seconds). */
type WrongPassword = { kind: "tries-left"; left: number } | { kind: "locked"; wait: number };

/** Counts a wrong password, whether or not the address exists. */
export function countWrongPassword(db: Db, email: string): WrongPassword {
  const attempts = attemptsOf(db, email);
  const failed = attempts.failed + 1;
  const locks = failed >= WRONG_LIMIT;
  db.records.put("attempts", {
    ...attempts,
    failed: locks ? 0 : failed,
    lockedUntil: locks ? db.now() + LOCK_MS : attempts.lockedUntil,
  });
  return locks ? { kind: "locked", wait: seconds(LOCK_MS) } : { kind: "tries-left", left: WRONG_LIMIT - failed };
}

/** Resets the count of wrong passwords, after a correct or a new one. */
export function clearWrongPasswords(db: Db, email: string): void {
  db.records.put("attempts", { ...attemptsOf(db, email), failed: 0, lockedUntil: 0 });
}

/** @returns until when an address is locked, in milliseconds since 1970; 0: it isn't */
export const lockedUntil = (db: Db, email: string): number => attemptsOf(db, email).lockedUntil;

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

function attemptsOf(db: Db, email: string): Attempts {
  const _id = email.trim().toLowerCase() || "-";
  return db.records.get("attempts", _id) ?? { _id, failed: 0, lockedUntil: 0, tries: [] };
}
