import { useSyncExternalStore, type ReactNode } from "react";
import type { Connection } from "../../../api/connection";
import { useConnection, useUser } from "../../../api/react/connection";
import { createStore, type Store } from "../../../api/store";

/** A notice about a bulk action that stopped because its author's session ended or its page was left. A node, because its code loads with the action. */
type Interrupted = { authorId: string; notice: ReactNode } | null;

const stores = new WeakMap<Connection, Store<Interrupted>>();

/** The last interrupted action, until its author dismisses it. */
export function interruptedBulk(connection: Connection): Store<Interrupted> {
  let store = stores.get(connection);
  if (!store) stores.set(connection, (store = createStore<Interrupted>(null)));
  return store;
}

/** @returns the notice of the signed-in user; null for any other user, who may not see the names of its rows */
export function useInterruptedNotice(): ReactNode {
  const { subscribe, state } = interruptedBulk(useConnection());
  const userId = useUser()?._id;
  const interrupted = useSyncExternalStore(subscribe, state);
  return interrupted?.authorId === userId ? interrupted?.notice : null;
}
