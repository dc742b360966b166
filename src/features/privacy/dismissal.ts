import { useCallback, useSyncExternalStore } from "react";
import type { Connection } from "../../api/connection";
import { currentUserId } from "../../api/session/state";

/** A message that a user can close for the session, in all elements on the page. */
interface Dismissal {
  /** Whether this user has closed it in this session. */
  useClosed: (connection: Connection, userId: string | null) => boolean;
  /** Closes it until the user signs out. */
  close: (connection: Connection, userId: string) => void;
}

export function createDismissal(): Dismissal {
  const closedBy = new WeakMap<Connection, string>();
  const listeners = new Set<() => void>();
  return {
    useClosed(connection, userId) {
      const subscribe = useCallback((listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      }, []);
      return useSyncExternalStore(subscribe, () => userId !== null && closedBy.get(connection) === userId);
    },
    close(connection, userId) {
      closedBy.set(connection, userId);
      const stop = connection.session.subscribe(() => {
        if (currentUserId(connection.session.state()) === userId) return;
        stop();
        closedBy.delete(connection);
      });
      for (const listener of [...listeners]) listener();
    },
  };
}
