import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { SessionRecord } from "../db/models";
import { REFRESH_LIFETIME } from "./lifetimes";

/** Notes that somebody has signed in. @param id of the session's first pair of tokens */
export function openSession(db: Db, id: string, userId: string, device: string | null): void {
  const moment = new Date(db.now()).toISOString();
  for (const old of db.records.all("session")) if (!isOpen(db, old)) db.records.remove("session", old._id);
  db.records.put("session", {
    _id: id, userId, device, place: null, started: moment, lastSeen: moment, closed: false,
  }); // prettier-ignore
}

/** Notes that a session goes on: its tokens were refreshed. */
export function touchSession(db: Db, id: string): void {
  const known = db.records.get("session", id);
  if (known) db.records.put("session", { ...known, lastSeen: new Date(db.now()).toISOString() });
}

/** Whether a session was closed from elsewhere; one that nobody knows any more (the data were reset) goes on. */
export const isClosed = (db: Db, id: string): boolean => db.records.get("session", id)?.closed ?? false;

/** Ends one of somebody's sessions: its tokens are worthless from now on. @returns whether there was one */
export function closeSession(db: Db, userId: string, id: string): boolean {
  const known = db.records.get("session", id);
  if (known?.userId !== userId || !isOpen(db, known)) return false;
  db.records.put("session", { ...known, closed: true });
  return true;
}

/** Ends all of somebody's sessions but one. */
export function closeOtherSessions(db: Db, userId: string, but: string | null): void {
  for (const { _id } of openSessions(db, userId)) if (_id !== but) closeSession(db, userId, _id);
}

/**
 * @param current the session that asks, by its id
 * @returns somebody's sessions as the API tells them: the one that asks first, then the one seen last
 */
export const sessionsOf = (db: Db, userId: string, current: string | null): components["schemas"]["AccountSession"][] =>
  openSessions(db, userId)
    .map(({ _id, device, place, started, lastSeen }) => {
      return { _id, device, place, started, lastSeen, current: _id === current };
    })
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastSeen.localeCompare(a.lastSeen));

const openSessions = (db: Db, userId: string) =>
  db.records.all("session").filter((one) => one.userId === userId && isOpen(db, one));

const isOpen = (db: Db, { closed, lastSeen }: SessionRecord) =>
  !closed && Date.parse(lastSeen) + REFRESH_LIFETIME > db.now();
