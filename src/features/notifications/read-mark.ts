import type { Notification } from "../../domain/entities";

/**
 * "All as read" waits 10 s for somebody who thinks better of it (`deferred-writes.ts`). Meanwhile its name says how far it
 * reaches: to the newest notification that was seen. One that comes later stays unread.
 */
const NAME = "all notifications until ";

/** @param newest the newest moment that was seen; empty where none is known */
export const readMark = (newest: string): string => NAME + newest;

/** @returns whether a notification counts as read by what waits under these names */
export function readByMark(names: ReadonlySet<string>): ((notification: Notification) => boolean) | null {
  const mark = [...names].find((name) => name.startsWith(NAME));
  return mark === undefined ? null : readUntil(mark.slice(NAME.length));
}

/** @returns whether a notification had been seen by a moment; one without a moment has */
export const readUntil =
  (newest: string) =>
  ({ date }: Notification): boolean =>
    !(Date.parse(date) > Date.parse(newest));
