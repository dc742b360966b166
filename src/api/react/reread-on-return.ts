import { mutate, SWRConfig } from "swr";
import type { Connection } from "../connection";
import { endpoints } from "../endpoints";
import { abilityQuery } from "../session/features";
import { currentUserId } from "../session/state";
import { isRetained, keyFilter, keyPrefix, queryKey } from "./cache";

const FOCUS_THROTTLE = 5_000;

interface Listener {
  elements: number;
  stop: () => void;
}
const listeners = new Map<Connection, Listener>();

/**
 * Rereads the shown reads when the user comes back to the page, when the network or the socket reconnects (specification §7,
 * §9), and when an event of the server makes them stale. All elements that share the connection share the listeners.
 * @returns how to stop
 */
export function rereadOnReturn(connection: Connection): () => void {
  const listener = listeners.get(connection) ?? { elements: 0, stop: listen(connection) };
  listeners.set(connection, listener);
  listener.elements += 1;
  return () => {
    listener.elements -= 1;
    if (listener.elements > 0) return;
    listener.stop();
    listeners.delete(connection);
  };
}

/** The ability is read once a session; a failed read is retried. */
const isKept = (key: string) =>
  key.includes(` ${abilityQuery.path} `) && SWRConfig.defaultValue.cache.get(key)?.data !== undefined;

function listen({ apiBase, session, liveChannel, early }: Connection): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prefix = keyPrefix(apiBase);
  let last = -Infinity;
  const rereadShown = ({ type }: { type: string }) => {
    // A laptop that wakes has the focus before the network: its first reads fail. Without the socket, events are missed.
    const isReconnected = type === "online" || type === "socket";
    if (document.visibilityState === "hidden") {
      if (isReconnected) last = -Infinity; // no throttle when the tab is shown again
      return;
    }
    if (!isReconnected && performance.now() - last < FOCUS_THROTTLE) return;
    last = performance.now();
    session.syncWithCookies(); // first, because another tab may have signed in or out
    void mutate((key) => typeof key === "string" && key.startsWith(prefix) && !isKept(key));
  };
  const onStale = async (stale: ReadonlySet<string> | "all") => {
    const userId = currentUserId(session.state());
    early.drop();
    if (stale !== "all" && !(userId && stale.has(endpoints.user(userId)))) {
      const matches = keyFilter(apiBase, userId, [...stale]);
      return mutate((key) => typeof key === "string" && isRetained(key) && matches(key));
    }
    if (stale !== "all") {
      // the user's own account: menu, pages and lists depend on its permissions
      await session.rereadUser();
      await mutate(queryKey(apiBase, userId, abilityQuery));
    }
    rereadShown({ type: "socket" });
  };
  window.addEventListener("focus", rereadShown, { signal });
  window.addEventListener("online", rereadShown, { signal });
  document.addEventListener("visibilitychange", rereadShown, { signal });
  signal.addEventListener("abort", liveChannel.follow(onStale));
  return () => controller.abort();
}
