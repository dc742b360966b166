import { useSyncExternalStore } from "react";
import { useConnection } from "../../api/react/connection";
import type { QueryState } from "../../api/react/use-query";
import type { Notification } from "../../domain/entities";
import { pendingDeletions } from "./pending-deletions";
import { useNotifications } from "./requests/list-notifications";

export interface Inbox {
  state: QueryState<unknown>;
  /** Without those that are being deleted. */
  notifications: readonly Notification[];
  /** How many are not dismissed (specification §4); null while nobody knows. */
  unread: number | null;
}

/** What the bell counts and the drawer lists. */
export function useInbox(): Inbox {
  const state = useNotifications();
  const pending = pendingDeletions(useConnection());
  const hidden = useSyncExternalStore(pending.subscribe, pending.ids);
  const ready = state.status === "ready";
  const notifications = ready ? state.data.notifications.filter(({ _id }) => !hidden.has(_id)) : [];
  return { state, notifications, unread: ready ? notifications.filter(({ dismissed }) => !dismissed).length : null };
}
