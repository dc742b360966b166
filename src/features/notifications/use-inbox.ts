import { useSyncExternalStore } from "react";
import { deferredWrites } from "../../api/writes/deferred-writes";
import { endpoints } from "../../api/endpoints";
import { useConnection } from "../../api/react/connection";
import type { QueryState } from "../../api/react/use-query";
import type { Notification } from "../../domain/entities";
import { readByMark, countUnread, useNotifications } from "./requests/list-notifications";

export interface Inbox {
  state: QueryState<unknown>;
  /** How many notifications couldn't be read, or only in part. */
  damaged: number;
  /** The list with the deferred writes applied. */
  notifications: readonly Notification[];
  /** How many of all notifications aren't dismissed (specification §4); null if unknown. */
  unread: number | null;
  /** Number of notifications in the response, and on the server. */
  received: number;
  total: number;
}

/** Reads the notifications for the bell and the drawer. */
export function useInbox(): Inbox {
  const state = useNotifications();
  const deferred = deferredWrites(useConnection());
  const names = useSyncExternalStore(deferred.subscribe, deferred.names);
  if (state.status !== "ready") return { state, notifications: [], damaged: 0, unread: null, received: 0, total: 0 };
  const { notifications: all, damaged, unread, received, total } = state.data;
  const isRead = readByMark(names);
  const remaining = all.filter(({ _id }) => !names.has(endpoints.notification(_id)));
  const notifications = isRead
    ? remaining.map((each) => (isRead(each) ? { ...each, dismissed: true } : each))
    : remaining;
  return {
    state,
    notifications,
    damaged,
    received,
    total,
    unread: isRead ? countUnread(notifications) : unread - countUnread(all) + countUnread(remaining),
  };
}
