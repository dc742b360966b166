import type { Db } from "../db/db";
import type { Attempts } from "../db/models";

/** Five wrong passwords lock an address for 15 minutes (decisions §3). */
const WRONG_LIMIT = 5;
const LOCK = 15 * 60_000;
/** More sign-ins than this in a minute for one address are too many, right or wrong. */
const PER_MINUTE = 10;
/** More mails than this in a minute to one address are too many. */
const MAILS_PER_MINUTE = 3;
/** More test mails than this in a minute by one person are too many. */
const TESTS_PER_MINUTE = 6;
const MINUTE = 60_000;

/** What counting says of a sign-in before its password is looked at; waits are in whole seconds. */
type Verdict = { kind: "go" } | { kind: "locked"; wait: number } | { kind: "too-many"; wait: number };

/** Counts a try, for addresses that exist and others alike. */
export function countTry(db: Db, email: string): Verdict {
  const wait = countWithin(db, email, PER_MINUTE);
  if (wait > 0) return { kind: "too-many", wait };
  const { lockedUntil } = attemptsOf(db, email);
  if (lockedUntil > db.now()) return { kind: "locked", wait: seconds(lockedUntil - db.now()) };
  return { kind: "go" };
}

/** Counts a mail that is asked for once more, for addresses that exist and others alike. @returns how long to wait, in seconds */
export const countMail = (db: Db, email: string): number => countWithin(db, `mail ${email}`, MAILS_PER_MINUTE);

/** Counts a test of how mails leave. @returns how long to wait, in seconds */
export const countTest = (db: Db, userId: string): number => countWithin(db, `test ${userId}`, TESTS_PER_MINUTE);

function countWithin(db: Db, key: string, limit: number): number {
  const known = attemptsOf(db, key);
  const now = db.now();
  const tries = [...known.tries.filter((at) => at > now - MINUTE && at <= now), now];
  db.records.put("attempts", { ...known, tries });
  const oldest = tries[tries.length - limit - 1];
  return oldest === undefined ? 0 : seconds(oldest + MINUTE - now);
}

/** What a wrong password leaves: so many more tries, or a lock of so many seconds. */
type Wrong = { kind: "tries-left"; left: number } | { kind: "locked"; wait: number };

/** Counts a wrong password, for addresses that exist and others alike. */
export function countWrong(db: Db, email: string): Wrong {
  const known = attemptsOf(db, email);
  const failed = known.failed + 1;
  const locks = failed >= WRONG_LIMIT;
  db.records.put("attempts", {
    ...known,
    failed: locks ? 0 : failed,
    lockedUntil: locks ? db.now() + LOCK : known.lockedUntil,
  });
  return locks ? { kind: "locked", wait: seconds(LOCK) } : { kind: "tries-left", left: WRONG_LIMIT - failed };
}

/** A right password, or a new one, forgets what was wrong before. */
export function clearWrongTries(db: Db, email: string): void {
  const known = attemptsOf(db, email);
  db.records.put("attempts", { ...known, failed: 0, lockedUntil: 0 });
}

/** @returns until when wrong passwords keep an address out, in milliseconds; 0 for one that may try */
export const lockedUntil = (db: Db, email: string): number => attemptsOf(db, email).lockedUntil;

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

function attemptsOf(db: Db, email: string): Attempts {
  const _id = email.trim().toLowerCase() || "-";
  return db.records.get("attempts", _id) ?? { _id, failed: 0, lockedUntil: 0, tries: [] };
}
