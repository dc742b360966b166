import { mutate, SWRConfig } from "swr";
import type { Connection } from "../connection";
import { endpoints } from "../endpoints";
import { keyPrefix } from "./cache";

const FOCUS_THROTTLE = 5_000;

interface Watch {
  elements: number;
  stop: () => void;
}
const watches = new Map<Connection, Watch>();

/**
 * Reads again what is shown when the person comes back to the page or the network returns (specification §9), for as
 * long as an element is there; once for all that share the connection.
 * @returns how to stop
 */
export function keepFresh(connection: Connection): () => void {
  const watch = watches.get(connection) ?? { elements: 0, stop: begin(connection) };
  watches.set(connection, watch);
  watch.elements += 1;
  return () => {
    watch.elements -= 1;
    if (watch.elements > 0) return;
    watch.stop();
    watches.delete(connection);
  };
}

/** The ability is read once a session; one that could not be read is tried again. */
const isKept = (key: string) =>
  key.includes(` ${endpoints.ability()} `) && SWRConfig.defaultValue.cache.get(key)?.data !== undefined;

function begin({ apiBase, session }: Connection): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const prefix = keyPrefix(apiBase);
  let last = -Infinity;
  const refetch = ({ type }: Event) => {
    if (document.visibilityState === "hidden") return;
    // A laptop that wakes has the focus first and the network seconds later: what it read between has failed.
    if (type !== "online" && performance.now() - last < FOCUS_THROTTLE) return;
    last = performance.now();
    session.syncWithCookies(); // first: another tab may have signed in or out
    void mutate((key) => typeof key === "string" && key.startsWith(prefix) && !isKept(key));
  };
  window.addEventListener("focus", refetch, { signal });
  window.addEventListener("online", refetch, { signal });
  document.addEventListener("visibilitychange", refetch, { signal });
  return () => controller.abort();
}
