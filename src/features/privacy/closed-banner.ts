import type { Connection } from "../../api/connection";
import { currentUserId } from "../../api/session/state";

/** Who has closed the banner, by connection. */
const closedBy = new WeakMap<Connection, string>();

/** Whether this person has closed the banner in this session (specification §4: "Chiudi" hides it for the session). */
export const isClosed = (connection: Connection, userId: string): boolean => closedBy.get(connection) === userId;

/** Remembers it in memory until the person signs out. */
export function closeBanner(connection: Connection, userId: string): void {
  closedBy.set(connection, userId);
  const stop = connection.session.subscribe(() => {
    if (currentUserId(connection.session.state()) === userId) return;
    stop();
    closedBy.delete(connection);
  });
}
