type Heard = (event: string, payload: unknown) => void;

/** Who listens for events: the sockets of this page, or of the server. */
export class Hub {
  readonly #listeners = new Map<string, Set<Heard>>();

  /** @returns how to stop listening */
  listen(userId: string, heard: Heard): () => void {
    const listeners = this.#listeners.get(userId) ?? new Set();
    this.#listeners.set(userId, listeners.add(heard));
    return () => {
      listeners.delete(heard);
      if (listeners.size === 0) this.#listeners.delete(userId);
    };
  }

  push(userId: string, event: string, payload: unknown): void {
    for (const heard of this.#listeners.get(userId) ?? []) heard(event, payload);
  }

  /** Accounts that somebody listens for. */
  get listening(): string[] {
    return [...this.#listeners.keys()];
  }
}
