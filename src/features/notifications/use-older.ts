import { useState } from "react";
import { useConnection } from "../../api/react/connection";
import { limitOf, setLimit } from "./requests/list-notifications";
import type { Inbox } from "./use-inbox";

/** An answer may be dropped for a change that came meanwhile: one that brings nothing new is no proof. */
const TRIES = 3;

/** What lies below the end of the list. */
export type Older =
  | { status: "none" }
  | { status: "waiting"; load: () => void }
  | { status: "loading" }
  | { status: "failed"; message: string; retry: () => void };

/**
 * More than the newest few: they are read from the newest on, twice as many each time, and take the place of those shown.
 * A list that grows at its head has no other pages.
 */
export function useOlder({ state, received, total }: Inbox): Older {
  const connection = useConnection();
  const limit = limitOf(connection);
  /** How many there were when more was asked for: a server that then gives no more has a limit of its own. */
  const [tried, setTried] = useState({ received: -1, times: 0 });
  if (state.status !== "ready") return { status: "none" };
  if (received < limit && received < total) {
    if (state.error) return { status: "failed", message: state.error.message, retry: state.retry };
    if (state.refreshing) return { status: "loading" };
  }
  if (received >= total || (tried.received === received && tried.times === TRIES)) return { status: "none" };
  const load = () => {
    setTried({ received, times: tried.received === received ? tried.times + 1 : 1 });
    setLimit(connection, received * 2);
    state.retry();
  };
  return { status: "waiting", load };
}
