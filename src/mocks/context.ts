import { FEATURE_NAMES } from "../domain/features";
import { pushCallChange } from "./calls/events";
import type { CallRecords } from "./calls/records";
import { createDb, type DbOptions } from "./db/create-db";
import type { Db } from "./db/db";
import type { HistoryRecord, OwnedNotification } from "./db/models";
import { pushChange, pushNotification } from "./events";
import { Faults } from "./faults";
import { NotificationHub } from "./hub";
import { PresenceBoard } from "./presence";
import type { Journal } from "./state/journal";
import { Store } from "./state/store";

/** What the handlers and the control share. */
export interface MockContext {
  /** Without a trailing slash. */
  apiBase: string;
  store: Store;
  faults: Faults;
  hub: NotificationHub;
  presence: PresenceBoard;
  /** Origins of partners, to whose pages a mailed link may lead back. */
  partnerOrigins: ReadonlySet<string>;
  /** "METHOD /path" of calls to undeclared features. A client must not make any. */
  undeclaredCalls: string[];
  /** "account key" of each running write with an `Idempotency-Key`. */
  runningKeys: Set<string>;
  /** Aborted when the mock is closed, to stop its timers. */
  closing: AbortController;
}

interface ContextOptions extends DbOptions {
  apiBase: string;
  /** It opens while the data are created. */
  journal: Journal | Promise<Journal>;
  /** Milliseconds before each response. */
  latency?: number;
  partnerOrigins?: readonly string[];
}

/** Creates the data, applies the changes of the journal, and pushes events for later changes. */
export async function createContext({
  apiBase,
  journal,
  latency = 0,
  partnerOrigins = [],
  features = FEATURE_NAMES,
  ...data
}: ContextOptions): Promise<MockContext> {
  const hub = new NotificationHub();
  const makeDb = (): Promise<Db> => createDb({ ...data, features });
  const store: Store = await Store.open({
    makeDb,
    journal,
    created({ model, value }) {
      if (model === "notification" && value) pushNotification(hub, value as OwnedNotification, features.length === 0);
      if (model === "history" && value && features.includes("events"))
        pushChange(hub, () => store.db, value as HistoryRecord);
      if (model === "callChange" && value && features.includes("events"))
        pushCallChange(hub, store.db, value as CallRecords["callChange"]);
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
