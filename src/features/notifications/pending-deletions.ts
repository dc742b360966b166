import type { Connection } from "../../api/connection";
import type { Session } from "../../api/session/session";
import { currentUserId } from "../../api/session/state";
import { TOAST_UNDO_DURATION } from "../../domain/constants";

/**
 * Notifications that somebody has deleted and may still have back (design, principle 8: 5 s to undo). The server is told
 * when the time is over, or at once when there may be no later: the page is left, the person signs out, or the last
 * element goes. A session that ends otherwise has undone them: nobody's token but theirs may say it.
 */
interface PendingDeletions {
  /** The ids that are hidden meanwhile; another set after each change. */
  ids(): ReadonlySet<string>;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** Hides one and deletes it in 5 s. `remove` takes it from the list, or it is shown again after. */
  schedule(id: string, remove: () => Promise<void>): void;
  undo(id: string): void;
}

type EndingSession = Pick<Session, "state" | "subscribe" | "beforeEnd">;

/** @param delay milliseconds until the server is told */
export function createPendingDeletions(session: EndingSession, delay: number): PendingDeletions {
  const pending = new Map<string, { timer: ReturnType<typeof setTimeout>; remove: () => Promise<void> }>();
  const listeners = new Set<() => void>();
  let hiddenIds: ReadonlySet<string> = new Set();
  let userId = currentUserId(session.state());

  const hide = (change: (ids: Set<string>) => void) => {
    const next = new Set(hiddenIds);
    change(next);
    hiddenIds = next;
    if (next.size === 0) globalThis.removeEventListener("pagehide", flush);
    else globalThis.addEventListener("pagehide", flush);
    for (const listener of [...listeners]) listener();
  };
  const send = async (id: string) => {
    const entry = pending.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    pending.delete(id);
    // Hidden until the answer: the list no longer has it then, or shows it again.
    try {
      await entry.remove();
    } finally {
      hide((ids) => ids.delete(id));
    }
  };
  const flush = () => {
    for (const id of [...pending.keys()]) void send(id);
  };
  const undo = (id: string) => {
    const entry = pending.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    pending.delete(id);
    hide((ids) => ids.delete(id));
  };

  session.beforeEnd(flush);
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now !== userId) for (const id of [...pending.keys()]) undo(id);
    userId = now;
  });

  return {
    ids: () => hiddenIds,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    schedule(id, remove) {
      if (hiddenIds.has(id)) return;
      pending.set(id, { timer: setTimeout(() => void send(id), delay), remove });
      hide((ids) => ids.add(id));
    },
    undo,
  };
}

const stores = new WeakMap<Connection, PendingDeletions>();

/** One for all elements that share a connection: what is deleted in the bell is gone in the back office, too. */
export function pendingDeletions(connection: Connection): PendingDeletions {
  const known = stores.get(connection);
  if (known) return known;
  const created = createPendingDeletions(connection.session, TOAST_UNDO_DURATION);
  stores.set(connection, created);
  return created;
}
