import { createDb, type Db, type DbOptions } from "./db/db";
import type { Notification } from "../domain/entities";
import type { OwnedNotification } from "./db/models";
import { Faults } from "./faults";
import { Hub } from "./hub";
import type { Journal } from "./state/journal";
import { Store } from "./state/store";

/** What handlers and the control share. */
export interface MockContext {
  /** Without a slash at its end. */
  apiBase: string;
  store: Store;
  faults: Faults;
  hub: Hub;
}

export interface ContextOptions extends DbOptions {
  apiBase: string;
  journal: Journal;
  /** Milliseconds before each answer. */
  latency?: number;
}

/** Makes the data, takes up what the journal holds, and connects live notifications with the sockets. */
export async function createContext({ apiBase, journal, latency = 0, ...data }: ContextOptions): Promise<MockContext> {
  const hub = new Hub();
  const makeDb = (): Promise<Db> => createDb(data);
  const store = await Store.open({
    makeDb,
    journal,
    created({ model, value }) {
      if (model !== "notification" || !value) return;
      const { userId, ...notification } = value as OwnedNotification;
      hub.push(userId, notification satisfies Notification);
    },
  });
  return { apiBase: apiBase.replace(/\/+$/, ""), store, faults: new Faults(latency), hub };
}
