import { useCallback, useSyncExternalStore } from "react";
import type { Connection } from "../../api/connection";
import { currentUserId } from "../../api/session/state";

/** Who has closed the banner, by connection: what is closed in one element of the page is closed in all. */
const closedBy = new WeakMap<Connection, string>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of [...listeners]) listener();
};

/** Whether this person has closed the banner in this session (specification §4: "Chiudi" hides it for the session). */
export function useClosed(connection: Connection, userId: string | null): boolean {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return useSyncExternalStore(subscribe, () => userId !== null && closedBy.get(connection) === userId);
}

/** Remembers it in memory until the person signs out. */
export function closeBanner(connection: Connection, userId: string): void {
  closedBy.set(connection, userId);
  const stop = connection.session.subscribe(() => {
    if (currentUserId(connection.session.state()) === userId) return;
    stop();
    closedBy.delete(connection);
  });
  tell();
}
