import { useSyncExternalStore } from "react";
import type { Connection } from "../../../api/connection";
import { useConnection, useUser } from "../../../api/react/connection";
import { createStore, type Store } from "../../../api/store";
import type { BulkResult } from "./bulk-result";

/** A bulk action that stopped because its author's session ended. */
interface Interrupted {
  authorId: string;
  /** The dialog's title. */
  title: string;
  results: readonly BulkResult[];
}

type InterruptedStore = Store<Interrupted | null>;

const stores = new WeakMap<Connection, InterruptedStore>();

/** The last interrupted action, until its author dismisses it. */
export function interruptedBulk(connection: Connection): InterruptedStore {
  const existing = stores.get(connection);
  if (existing) return existing;
  const created: InterruptedStore = createStore<Interrupted | null>(null);
  stores.set(connection, created);
  return created;
}

/** @returns the interrupted action of the signed-in user; null for any other user, who may not see its rows */
export function useInterruptedBulk(): { interrupted: Interrupted | null; dismiss: () => void } {
  const store = interruptedBulk(useConnection());
  const userId = useUser()?._id;
  const interrupted = useSyncExternalStore(store.subscribe, store.state);
  return {
    interrupted: interrupted?.authorId === userId ? interrupted : null,
    dismiss: () => store.setState(null),
  };
}
