import type { Connection } from "../connection";
import { currentUserId } from "./state";

/** Remembers a value for the signed-in user, in memory, until the user changes. */
export class SessionMemory<T> {
  readonly #held = new WeakMap<Connection, { userId: string; value: T }>();

  read(connection: Connection, userId: string | null): T | undefined {
    const held = this.#held.get(connection);
    return held?.userId === userId ? held.value : undefined;
  }

  write(connection: Connection, userId: string, value: T): void {
    const isKnown = this.#held.get(connection)?.userId === userId;
    this.#held.set(connection, { userId, value });
    if (isKnown) return;
    const stop = connection.session.subscribe(() => {
      if (currentUserId(connection.session.state()) === userId) return;
      stop();
      if (this.#held.get(connection)?.userId === userId) this.#held.delete(connection);
    });
  }
}
