type NotificationListener = (event: string, payload: unknown) => void;

/** Who listens for events: the sockets of this page, or of the server. */
export class NotificationHub {
  readonly #listeners = new Map<string, Set<NotificationListener>>();

  /** @returns how to stop listening */
  listen(userId: string, listener: NotificationListener): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  push(userId: string, event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(userId) ?? []) listener(event, payload);
  }

  /** Accounts that somebody listens for. */
  get listening(): string[] {
    return [...this.#listeners.keys()];
  }
}
