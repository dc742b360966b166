import type { Connection } from "../../api/connection";
import { TOAST_UNDO_DURATION } from "../../domain/constants";

/**
 * Notifications that somebody has deleted and may still have back, for the 5 s of undo. The server is told
 * when the time is over, or at once when there may be no later: the page is left, or the person signs out.
 */
interface PendingDeletions {
  /** The ids that are hidden meanwhile; another set after each change. */
  ids(): ReadonlySet<string>;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** Hides one and deletes it in 5 s. `remove` takes it from the list, or it is shown again after. */
  begin(id: string, remove: () => Promise<void>): void;
  undo(id: string): void;
  /** Deletes now what waits. */
  flush(): void;
}

/** @param delay milliseconds until the server is told */
function createPendingDeletions(delay: number): PendingDeletions {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; remove: () => Promise<void> }>();
  const listeners = new Set<() => void>();
  let hidden: ReadonlySet<string> = new Set();

  const hide = (change: (ids: Set<string>) => void) => {
    const next = new Set(hidden);
    change(next);
    hidden = next;
    if (next.size === 0) removeEventListener("pagehide", flush);
    else addEventListener("pagehide", flush);
    for (const listener of [...listeners]) listener();
  };
  const carryOut = async (id: string) => {
    const entry = waiting.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    waiting.delete(id);
    // Hidden until the answer: the list no longer has it then, or shows it again.
    try {
      await entry.remove();
    } finally {
      hide((ids) => ids.delete(id));
    }
  };
  const flush = () => {
    for (const id of [...waiting.keys()]) void carryOut(id);
  };

  return {
    ids: () => hidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin(id, remove) {
      if (hidden.has(id)) return;
      waiting.set(id, { timer: setTimeout(() => void carryOut(id), delay), remove });
      hide((ids) => ids.add(id));
    },
    undo(id) {
      const entry = waiting.get(id);
      if (!entry) return;
      clearTimeout(entry.timer);
      waiting.delete(id);
      hide((ids) => ids.delete(id));
    },
    flush,
  };
}

const stores = new WeakMap<Connection, PendingDeletions>();

/** One for all elements that share a connection: what is deleted in the bell is gone in the back office, too. */
export function pendingDeletions(connection: Connection): PendingDeletions {
  const known = stores.get(connection);
  if (known) return known;
  const created = createPendingDeletions(TOAST_UNDO_DURATION);
  stores.set(connection, created);
  return created;
}
