import { useEffect, useEffectEvent, useRef } from "react";
import type { Connection } from "../../../api/connection";
import { endpoints } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/live/notification-schema";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";
import { count, list, record, type Read, type Reader } from "../../../api/read";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import type { Notification } from "../../../domain/entities";
import { isRecord } from "../../../domain/values";

const rows = list("notifications", notificationSchema);
const counts = record({ total: count(undefined), unread: count(undefined) });

/** The newest notifications; `total` and `unread` speak of all of them. */
type NotificationsAnswer = Read<typeof rows> & { total: number; unread: number };

type Sent = typeof rows extends Reader<unknown, infer Input> ? Input : never;

/** Reads the list. What has come is there, whatever the server counts. */
export const notificationsAnswer: Reader<NotificationsAnswer, Sent & { total?: number; unread?: number }> = (
  body,
  path,
  note,
) => {
  const read = rows(body, path, note);
  const notifications = once(read.notifications);
  const sent = isRecord(body) ? counts(body, "", note) : null;
  const total = Math.max(sent?.total ?? 0, read.received);
  const listed = countUnread(notifications);
  return { ...read, notifications, total, unread: Math.max(sent?.unread ?? 0, listed) };
};

/** @returns each notification once, whatever the server sends */
function once(notifications: Notification[]): Notification[] {
  const ids = new Set<string>();
  return notifications.filter(({ _id }) => !_id || (!ids.has(_id) && ids.add(_id)));
}

/** @returns how many are not dismissed */
export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ dismissed }) => !dismissed).length;

const path = endpoints.notifications();

/** How many of the newest are asked for, where somebody has scrolled beyond what the server gives by itself. */
const limits = new WeakMap<Connection, number>();
export const limitOf = (connection: Connection): number => limits.get(connection) ?? 0;
/** From the next reading on, for all elements of the page: they show and count one list. */
export const setLimit = (connection: Connection, limit: number): void => void limits.set(connection, limit);

/** The user's notifications, newest first; nothing while signed out. */
export const useNotifications = (): QueryState<NotificationsAnswer> => {
  const connection = useConnection();
  const currentQuery = () => ({ limit: limitOf(connection) || undefined });
  return useQuery(useUser() && { path, schema: notificationsAnswer, currentQuery }, { insist: true });
};

/** A change of the cached list, which every element of the page shows. */
export const changeNotifications = (change: (notifications: Notification[]) => Notification[]) => ({
  path,
  apply(answer: NotificationsAnswer): NotificationsAnswer {
    const notifications = change(answer.notifications);
    const more = notifications.length - answer.notifications.length;
    return {
      ...answer,
      notifications,
      received: answer.received + more,
      total: answer.total + more,
      unread: Math.max(0, answer.unread + countUnread(notifications) - countUnread(answer.notifications)),
    };
  },
});

/** Live notifications go on top, once for all elements of the page; one that is listed already stays where it is. */
const withLive = (arrived: readonly Notification[]) =>
  changeNotifications((listed) => {
    const known = new Set<Notification | string>(listed.flatMap((one) => (one._id ? [one, one._id] : [one])));
    const more = arrived.filter((one) => !known.has(one) && !(one._id && known.has(one._id)));
    return more.length > 0 ? [...more.reverse(), ...listed] : listed;
  });

/**
 * Puts live notifications on top of the cached list while somebody is signed in (specification §7), and reads the list
 * again when it may be stale.
 * @param state of the list: notifications that arrive before it wait for it
 * @param onArrived receives them, those of one second together
 */
export function useLiveNotifications(
  state: QueryState<unknown>,
  onArrived: (arrived: readonly Notification[]) => void,
): void {
  const { liveChannel } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  const known = state.status === "ready";
  const waiting = useRef<Notification[]>([]);
  /** The list became stale before it was there. */
  const stale = useRef(false);

  const receive = useEffectEvent((arrived: readonly Notification[]) => {
    if (known) cached.change([withLive(arrived)]);
    else waiting.current.push(...arrived);
    // the server answers again; a hidden tab reads the list when the user comes back to it
    if (state.status === "error" && !state.retrying && document.visibilityState !== "hidden") state.retry();
    onArrived(arrived);
  });
  const reread = useEffectEvent(() => {
    // the first request isn't aborted for a second one
    if (known) state.retry();
    else stale.current = true;
  });
  const catchUp = useEffectEvent(() => {
    if (waiting.current.length > 0) cached.change([withLive(waiting.current.splice(0))]);
    if (stale.current && known) state.retry();
    stale.current = false;
  });
  useEffect(() => {
    if (known) catchUp();
  }, [known]);
  useEffect(() => {
    if (!userId) return;
    // another person's
    waiting.current = [];
    stale.current = false;
    return liveChannel.listen(userId, { onNotifications: receive, onListStale: reread });
  }, [liveChannel, userId]);
}

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
