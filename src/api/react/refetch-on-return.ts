import { mutate, SWRConfig } from "swr";
import type { Connection } from "../connection";
import { endpoints } from "../endpoints";
import { keyPrefix } from "./cache";

const FOCUS_THROTTLE = 5_000;

interface Listener {
  elements: number;
  stop: () => void;
}
const listeners = new Map<Connection, Listener>();

/**
 * Reads again what is shown when the person comes back to the page, or the network or the socket returns (specification
 * §7, §9), for as long as an element is there; once for all that share the connection.
 * @returns how to stop
 */
export function refetchOnReturn(connection: Connection): () => void {
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

/** The ability is read once a session; one that could not be read is tried again. */
const isKept = (key: string) =>
  key.includes(` ${endpoints.ability()} `) && SWRConfig.defaultValue.cache.get(key)?.data !== undefined;

function listen({ apiBase, session, notifications }: Connection): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prefix = keyPrefix(apiBase);
  let last = -Infinity;
  const refetch = ({ type }: { type: string }) => {
    // A laptop that wakes has the focus seconds before the network: its reads in between have failed. While the socket was
    // away, events may have been missed, too.
    const news = type === "online" || type === "socket";
    if (document.visibilityState === "hidden") {
      if (news) last = -Infinity; // who comes back reads, however soon
      return;
    }
    if (!news && performance.now() - last < FOCUS_THROTTLE) return;
    last = performance.now();
    session.syncWithCookies(); // first: another tab may have signed in or out
    void mutate((key) => typeof key === "string" && key.startsWith(prefix) && !isKept(key));
  };
  window.addEventListener("focus", refetch, { signal });
  window.addEventListener("online", refetch, { signal });
  document.addEventListener("visibilitychange", refetch, { signal });
  signal.addEventListener(
    "abort",
    notifications.followReturns(() => refetch({ type: "socket" })),
  );
  return () => controller.abort();
}
