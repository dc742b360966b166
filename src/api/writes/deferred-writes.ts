import { TOAST_UNDO_DURATION } from "../../domain/constants";
import type { Connection } from "../connection";
import type { Session } from "../session/session";
import { currentUserId } from "../session/state";
import { createStore } from "../store";

/**
 * Writes that the server can't undo. They are sent after 10 s, in which the user may undo them, or earlier if the page is left,
 * the user signs out or the last element is removed. Any other end of the session cancels them: only the token of their author
 * may send them.
 */
interface DeferredWrites {
  /** The names of the writes that aren't done yet; a new set after each change. */
  names(): ReadonlySet<string>;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /**
   * Calls `send` in 10 s.
   * @returns false if a write of that name isn't done yet: then `send` isn't called
   */
  schedule(name: string, send: () => Promise<void>): boolean;
  undo(name: string): void;
}

type EndingSession = Pick<Session, "state" | "subscribe" | "beforeEnd">;

/** @param delay in ms */
export function createDeferredWrites(session: EndingSession, delay: number): DeferredWrites {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: () => Promise<void> }>();
  const names = createStore<ReadonlySet<string>>(new Set());
  let userId = currentUserId(session.state());

  const change = (by: (names: Set<string>) => void) => {
    const next = new Set(names.state());
    by(next);
    if (next.size === 0) globalThis.removeEventListener("pagehide", flush);
    else globalThis.addEventListener("pagehide", flush);
    names.setState(next);
  };
  const take = (name: string) => {
    const write = waiting.get(name);
    clearTimeout(write?.timer);
    waiting.delete(name);
    return write;
  };
  const send = async (name: string) => {
    try {
      await take(name)?.send();
    } finally {
      change((next) => next.delete(name));
    }
  };
  const flush = () => {
    for (const name of [...waiting.keys()]) void send(name);
  };
  const undo = (name: string) => {
    if (take(name)) change((next) => next.delete(name));
  };

  session.beforeEnd(flush);
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now !== userId) for (const name of [...waiting.keys()]) undo(name);
    userId = now;
  });

  return {
    names: names.state,
    subscribe: names.subscribe,
    schedule(name, write) {
      if (names.state().has(name)) return false;
      waiting.set(name, { timer: setTimeout(() => void send(name), delay), send: write });
      change((next) => next.add(name));
      return true;
    },
    undo,
  };
}

const stores = new WeakMap<Connection, DeferredWrites>();

/** One for all elements that share a connection: a notification deleted in the bell disappears in the back office, too. */
export function deferredWrites(connection: Connection): DeferredWrites {
  const existing = stores.get(connection);
  if (existing) return existing;
  const created = createDeferredWrites(connection.session, TOAST_UNDO_DURATION);
  stores.set(connection, created);
  return created;
}
