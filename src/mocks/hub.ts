type NotificationListener = (event: string, payload: unknown) => void;

/** Pushes events to accounts with open sockets. */
export class NotificationHub {
  readonly #listeners = new Map<string, Set<NotificationListener>>();

  /** @returns a function that removes the listener */
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

  /** Ids of the accounts with open sockets. */
  get listening(): string[] {
    return [...this.#listeners.keys()];
  }
}
