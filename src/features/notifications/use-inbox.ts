import { useSyncExternalStore } from "react";
import { deferredWrites } from "../../api/deferred-writes";
import { endpoints } from "../../api/endpoints";
import { useConnection } from "../../api/react/connection";
import type { QueryState } from "../../api/react/use-query";
import type { Notification } from "../../domain/entities";
import { readByMark, countUnread, useNotifications } from "./requests/list-notifications";

export interface Inbox {
  state: QueryState<unknown>;
  /** How many of the list could not be read, or only in part. */
  damaged: number;
  /** As they will be once all that waits to be undone is sent. */
  notifications: readonly Notification[];
  /** How many of all, listed or not, are not dismissed (specification §4); null if unknown. */
  unread: number | null;
  /** How many the server has sent, and how many it has. */
  received: number;
  total: number;
}

/** What the bell counts and the drawer lists. */
export function useInbox(): Inbox {
  const state = useNotifications();
  const deferred = deferredWrites(useConnection());
  const names = useSyncExternalStore(deferred.subscribe, deferred.names);
  if (state.status !== "ready") return { state, notifications: [], damaged: 0, unread: null, received: 0, total: 0 };
  const { notifications: all, damaged, unread, received, total } = state.data;
  const isRead = readByMark(names);
  const kept = all.filter(({ _id }) => !names.has(endpoints.notification(_id)));
  const notifications = isRead ? kept.map((one) => (isRead(one) ? { ...one, dismissed: true } : one)) : kept;
  return {
    state,
    notifications,
    damaged,
    received,
    total,
    unread: isRead ? countUnread(notifications) : unread - countUnread(all) + countUnread(kept),
  };
}
