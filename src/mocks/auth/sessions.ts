import type { components } from "../../contract/api";
import { LOG_DAYS } from "../../domain/activity/activity-log";
import { lastDays } from "../../domain/dates/period";
import type { Db } from "../db/db";
import type { SessionRecord } from "../db/models";
import { REFRESH_LIFETIME } from "./lifetimes";

/** Records a sign-in. Ended sessions of the staff stay for the activity log. @param id of the session's first pair of tokens */
export function openSession(db: Db, id: string, userId: string, device: string | null): void {
  const now = db.instant();
  const { begin: first } = lastDays(LOG_DAYS, db.today());
  for (const old of db.records.all("session"))
    if (!isOpen(db, old) && (old.started < first || !db.records.get("user", old.userId)))
      db.records.remove("session", old._id);
  db.records.put("session", { _id: id, userId, device, place: null, started: now, lastSeen: now, closed: false });
}

/** Records that a session is still in use: its tokens were refreshed. */
export function touchSession(db: Db, id: string): void {
  const session = db.records.get("session", id);
  if (session) db.records.put("session", { ...session, lastSeen: db.instant() });
}

/** Whether a session was closed from another device. Unknown sessions, after a reset of the data, stay open. */
export const isClosed = (db: Db, id: string): boolean => db.records.get("session", id)?.closed ?? false;

/** Closes a session of a user, and so invalidates its tokens. @returns whether it was open */
export function closeSession(db: Db, userId: string, id: string): boolean {
  const session = db.records.get("session", id);
  if (session?.userId !== userId || !isOpen(db, session)) return false;
  db.records.put("session", { ...session, closed: true });
  return true;
}

/** Closes all sessions of a user except one. */
export function closeOtherSessions(db: Db, userId: string, exceptId: string | null): void {
  for (const { _id } of openSessions(db, userId)) if (_id !== exceptId) closeSession(db, userId, _id);
}

/**
 * @param current id of the session of the request
 * @returns the open sessions of a user as the API returns them: the current one first, then by last use
 */
export const sessionsOf = (db: Db, userId: string, current: string | null): components["schemas"]["AccountSession"][] =>
  openSessions(db, userId)
    .map(({ _id, device, place, started, lastSeen }) => {
      return { _id, device, place, started, lastSeen, current: _id === current };
    })
    .sort((a, b) => Number(b.current) - Number(a.current));

const openSessions = (db: Db, userId: string) =>
  db.records
    .find("session", { where: { userId: { equals: userId } }, orderBy: { lastSeen: "desc" } })
    .filter((session) => isOpen(db, session));

const isOpen = (db: Db, { closed, lastSeen }: SessionRecord) =>
  !closed && Date.parse(lastSeen) + REFRESH_LIFETIME > db.now();
