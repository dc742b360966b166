import { useSyncExternalStore } from "react";
import { deferredWrites } from "../../api/deferred-writes";
import { endpoints } from "../../api/endpoints";
import { useConnection } from "../../api/react/connection";
import type { OptionalQueryState } from "../../api/react/use-optional-query";
import type { Notification } from "../../domain/entities";
import { useNotifications } from "./requests/list-notifications";

export interface Inbox {
  state: OptionalQueryState<unknown>;
  /** How many of the list could not be read, or only in part. */
  damaged: number;
  /** Without those that are being deleted. */
  notifications: readonly Notification[];
  /** How many are not dismissed (specification §4); null while nobody knows. */
  unread: number | null;
}

/** What the bell counts and the drawer lists. */
export function useInbox(): Inbox {
  const state = useNotifications();
  const deferred = deferredWrites(useConnection());
  const hidden = useSyncExternalStore(deferred.subscribe, deferred.names);
  const ready = state.status === "ready";
  const notifications = ready
    ? state.data.notifications.filter(({ _id }) => !hidden.has(endpoints.notification(_id)))
    : [];
  return {
    state,
    notifications,
    damaged: ready ? state.data.damaged : 0,
    unread: ready ? notifications.filter(({ dismissed }) => !dismissed).length : null,
  };
}
