import { useState } from "react";
import { useConnection } from "../../api/react/connection";
import { limitOf, setLimit } from "./requests/list-notifications";
import type { Inbox } from "./use-inbox";

/** A single response without new rows proves nothing, because a change meanwhile may have dropped it. */
const MAX_ATTEMPTS = 3;

/** The state of the older notifications, at the end of the list. */
export type Older =
  | { status: "none" }
  | { status: "waiting"; load: () => void }
  | { status: "loading" }
  | { status: "failed"; message: string; retry: () => void };

/**
 * Loads older notifications: requests the list again with twice the limit. There are no pages, because the list grows at its
 * start.
 */
export function useOlder({ state, received, total }: Inbox): Older {
  const connection = useConnection();
  const limit = limitOf(connection);
  /** Requests for more at this number of rows. If they bring no more, the server has its own limit. */
  const [attempts, setAttempts] = useState({ received: -1, times: 0 });
  if (state.status !== "ready") return { status: "none" };
  if (received < limit && received < total) {
    if (state.error) return { status: "failed", message: state.error.message, retry: state.retry };
    if (state.refreshing) return { status: "loading" };
  }
  if (received >= total || (attempts.received === received && attempts.times === MAX_ATTEMPTS))
    return { status: "none" };
  const load = () => {
    setAttempts({ received, times: attempts.received === received ? attempts.times + 1 : 1 });
    setLimit(connection, received * 2);
    state.retry();
  };
  return { status: "waiting", load };
}
