import { useEffect, useEffectEvent, useRef } from "react";
import type { Connection } from "../../../api/connection";
import { endpoints } from "../../../api/endpoints";
import { notificationSchema } from "../../../api/live/notification-schema";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection, useUser } from "../../../api/react/connection";
import { count, list, record, type Read, type Reader } from "../../../api/readers/read";
import { useQuery, type QueryState } from "../../../api/react/use-query";
import type { Notification } from "../../../domain/entities";
import { isRecord } from "../../../domain/values";

const rows = list("notifications", notificationSchema);
const counts = record({ total: count(undefined), unread: count(undefined) });

/** The newest notifications. `total` and `unread` count all notifications. */
type NotificationsAnswer = Read<typeof rows> & { total: number; unread: number };

type Sent = typeof rows extends Reader<unknown, infer Input> ? Input : never;

/** Reads `GET /notifications`. The counts are at least those of the received list. */
export const notificationsAnswer: Reader<NotificationsAnswer, Sent & { total?: number; unread?: number }> = (
  body,
  path,
  note,
) => {
  const read = rows(body, path, note);
  const notifications = withoutDuplicates(read.notifications);
  const sentCounts = isRecord(body) ? counts(body, "", note) : null;
  const total = Math.max(sentCounts?.total ?? 0, read.received);
  const listed = countUnread(notifications);
  return { ...read, notifications, total, unread: Math.max(sentCounts?.unread ?? 0, listed) };
};

function withoutDuplicates(notifications: Notification[]): Notification[] {
  const ids = new Set<string>();
  return notifications.filter(({ _id }) => !_id || (!ids.has(_id) && ids.add(_id)));
}

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ dismissed }) => !dismissed).length;

const path = endpoints.notifications();

/** The limit of the request, after the user has scrolled beyond the server's default page. */
const limits = new WeakMap<Connection, number>();
/** @returns 0 for the server's default */
export const limitOf = (connection: Connection): number => limits.get(connection) ?? 0;
/** Sets the limit of the next request, for all elements on the page, which share the list. */
export const setLimit = (connection: Connection, limit: number): void => void limits.set(connection, limit);

/** Reads the user's notifications, newest first. Requests nothing while signed out. */
export const useNotifications = (): QueryState<NotificationsAnswer> => {
  const connection = useConnection();
  const requestQuery = () => ({ limit: limitOf(connection) || undefined });
  return useQuery(useUser() && { path, schema: notificationsAnswer, currentQuery: requestQuery }, { insist: true });
};

/** @returns a change of the cached list and its counts */
export const changeNotifications = (
  change: (notifications: Notification[], answer: NotificationsAnswer) => Notification[],
) => ({
  path,
  apply(answer: NotificationsAnswer): NotificationsAnswer {
    const notifications = change(answer.notifications, answer);
    const added = notifications.length - answer.notifications.length;
    return {
      ...answer,
      notifications,
      received: answer.received + added,
      total: answer.total + added,
      unread: Math.max(0, answer.unread + countUnread(notifications) - countUnread(answer.notifications)),
    };
  },
});

/**
 * Adds live notifications at the top of the list, except those that it already contains, and those that the server counted
 * when it sent the newest ones.
 */
const withLive = (arrived: readonly Notification[]) =>
  changeNotifications((listed, { received, total }) => {
    const known = new Set<Notification | string>(listed.flatMap((each) => (each._id ? [each, each._id] : [each])));
    const oldest = received < total ? Date.parse(listed.at(-1)?.date ?? "") : NaN;
    const added = arrived.filter(
      (each) => !known.has(each) && !(each._id && known.has(each._id)) && !(Date.parse(each.date) < oldest),
    );
    return added.length > 0 ? [...added.reverse(), ...listed] : listed;
  });

/**
 * Adds live notifications to the cached list while a user is signed in (specification §7), and requests the list again when
 * it may be stale.
 * @param state of the list; notifications that arrive while it loads are added later
 * @param onArrived receives the notifications of each second together
 */
export function useLiveNotifications(
  state: QueryState<unknown>,
  onArrived: (arrived: readonly Notification[]) => void,
): void {
  const { liveChannel } = useConnection();
  const cached = useCachedReads();
  const userId = useUser()?._id ?? null;
  const isReady = state.status === "ready";
  const waiting = useRef<Notification[]>([]);
  /** Whether the list became stale while it was loading. */
  const stale = useRef(false);

  const receive = useEffectEvent((arrived: readonly Notification[]) => {
    if (isReady) cached.change([withLive(arrived)]);
    else waiting.current.push(...arrived);
    // the server works again; a hidden tab retries when the user returns
    if (state.status === "error" && !state.retrying && document.visibilityState !== "hidden") state.retry();
    onArrived(arrived);
  });
  const reread = useEffectEvent(() => {
    // a second request would abort the first one
    if (isReady) state.retry();
    else stale.current = true;
  });
  const catchUp = useEffectEvent(() => {
    if (waiting.current.length > 0) cached.change([withLive(waiting.current.splice(0))]);
    if (stale.current && isReady) state.retry();
    stale.current = false;
  });
  useEffect(() => {
    if (isReady) catchUp();
  }, [isReady]);
  useEffect(() => {
    if (!userId) return;
    // these belong to the former user
    waiting.current = [];
    stale.current = false;
    return liveChannel.listen(userId, { onNotifications: receive, onListStale: reread });
  }, [liveChannel, userId]);
}

/**
 * The write "mark all as read" waits 10 s for an undo (`deferred-writes.ts`). Its name contains the date of the newest
 * notification, so that later ones stay unread.
 */
const NAME = "all notifications until ";

/** @param newest date of the newest notification; "" if none has a date @returns the name of the deferred write */
export const readMark = (newest: string): string => NAME + newest;

/** @param names of the deferred writes @returns a check for notifications that are being marked as read; null without such a write */
export function readByMark(names: ReadonlySet<string>): ((notification: Notification) => boolean) | null {
  const mark = [...names].find((name) => name.startsWith(NAME));
  return mark === undefined ? null : readUntil(mark.slice(NAME.length));
}

/** @returns a check for notifications that aren't newer than a date. Those without a date count as older */
export const readUntil =
  (newest: string) =>
  ({ date }: Notification): boolean =>
    !(Date.parse(date) > Date.parse(newest));
