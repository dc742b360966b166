import { useSyncExternalStore } from "react";
import type { Connection } from "../../api/connection";
import { createStore } from "../../api/store";
import { currentUserId } from "../../api/session/state";

/** A message that a user can close for the session, in all elements on the page. */
interface Dismissal {
  /** Whether this user has closed it in this session. */
  useClosed: (connection: Connection, userId: string | null) => boolean;
  /** Closes it until the user signs out. */
  close: (connection: Connection, userId: string) => void;
}

export function createDismissal(): Dismissal {
  const closed = createStore(new WeakMap<Connection, string>());
  return {
    useClosed: (connection, userId) =>
      useSyncExternalStore(closed.subscribe, () => userId !== null && closed.state().get(connection) === userId),
    close(connection, userId) {
      const closedBy = closed.state().set(connection, userId);
      const stop = connection.session.subscribe(() => {
        if (currentUserId(connection.session.state()) === userId) return;
        stop();
        closedBy.delete(connection);
      });
      closed.setState(closedBy); // the same map: this only informs the listeners
    },
  };
}
