import type { Connection } from "../../connection";
import { currentUserId } from "../state";

/** Remembers a value for the signed-in user, in memory, until the user changes. */
export class SessionMemory<T> {
  readonly #entries = new WeakMap<Connection, { userId: string; value: T }>();

  read(connection: Connection, userId: string | null): T | undefined {
    const entry = this.#entries.get(connection);
    return entry?.userId === userId ? entry.value : undefined;
  }

  /** Does nothing once the user has gone: the response to a write may come later. */
  write(connection: Connection, userId: string, value: T): void {
    const isGone = () => currentUserId(connection.session.state()) !== userId;
    if (isGone()) return;
    const isKnown = this.#entries.get(connection)?.userId === userId;
    this.#entries.set(connection, { userId, value });
    if (isKnown) return;
    const stop = connection.session.subscribe(() => {
      if (!isGone()) return;
      stop();
      if (this.#entries.get(connection)?.userId === userId) this.#entries.delete(connection);
    });
  }
}
