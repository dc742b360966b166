/** A value, and the listeners to its changes. */
export interface Store<T> {
  state(): T;
  setState(next: T): void;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(state: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    setState(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
