import { createDb, type DbOptions } from "./db/create-db";
import type { Db } from "./db/db";
import type { HistoryRecord, OwnedNotification } from "./db/models";
import {
  pushDocumentsChanged,
  pushDonorChanged,
  pushNotification,
  pushSettingsChanged,
  pushUserChanged,
  pushZonesChanged,
} from "./events";
import { Faults } from "./faults";
import { NotificationHub } from "./hub";
import { PresenceBoard } from "./presence";
import type { Journal } from "./state/journal";
import { Store } from "./state/store";

/** What handlers and the control share. */
export interface MockContext {
  /** Without a slash at its end. */
  apiBase: string;
  store: Store;
  faults: Faults;
  hub: NotificationHub;
  presence: PresenceBoard;
  /** The sites to whose pages a mailed link may lead back. */
  partnerOrigins: ReadonlySet<string>;
  /** "METHOD /path" of the calls to features that aren't declared: a client must make none. */
  undeclaredCalls: string[];
  /** Accounts with the `Idempotency-Key` of each of their writes that is still running. */
  runningKeys: Set<string>;
  /** Aborted when the mock is closed: nothing happens by itself any more. */
  closing: AbortController;
}

interface ContextOptions extends DbOptions {
  apiBase: string;
  journal: Journal;
  /** Milliseconds before each answer. */
  latency?: number;
  partnerOrigins?: readonly string[];
}

/** Makes the data, takes up what the journal holds, and connects live notifications with the sockets. */
export async function createContext({
  apiBase,
  journal,
  latency = 0,
  partnerOrigins = [],
  ...data
}: ContextOptions): Promise<MockContext> {
  const hub = new NotificationHub();
  const makeDb = (): Promise<Db> => createDb(data);
  const store: Store = await Store.open({
    makeDb,
    journal,
    created({ model, value }) {
      if (model === "notification" && value) pushNotification(hub, value as OwnedNotification);
      if (model !== "history" || !value) return;
      const entry = value as HistoryRecord;
      if (entry.subject === "settings") pushSettingsChanged(hub, entry);
      else if (entry.subject === "zone" || entry.subject === "association") pushZonesChanged(hub);
      else if (entry.subject === "user") pushUserChanged(hub, () => store.db, entry);
      else if (entry.subject === "document" || entry.subject === "documentFolder") pushDocumentsChanged(hub);
      else if (entry.subject !== "integration") pushDonorChanged(hub, () => store.db, entry);
    },
  });
  return {
    apiBase: apiBase.replace(/\/+$/, ""),
    store,
    faults: new Faults(latency),
    hub,
    presence: new PresenceBoard(() => store.db),
    partnerOrigins: new Set(partnerOrigins),
    undeclaredCalls: [],
    runningKeys: new Set(),
    closing: new AbortController(),
  };
}
