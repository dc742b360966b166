import type { Connection } from "../../connection";
import { createFeatures } from "../../session/features";

interface Parts {
  call: (path: string, options?: { query?: object }) => Promise<unknown>;
  syncWithCookies?: () => void;
  follow?: Connection["liveChannel"]["follow"];
  /** Default: no read has begun early. */
  early?: Pick<Connection["early"], "take" | "arrived"> | undefined;
}

const NO_READS = { take: () => null, arrived: () => null };

/** @returns a connection without a server, for a visitor who isn't signed in. @param call answers its calls */
export function fakeConnection(apiBase: string, { call, syncWithCookies, follow, early }: Parts): Connection {
  const nothing = () => undefined;
  const state = { status: "signed-out", reason: null, former: null } as const;
  const session = {
    state: () => state,
    subscribe: () => nothing,
    call,
    syncWithCookies: syncWithCookies ?? nothing,
  };
  const liveChannel = { follow: follow ?? (() => nothing) };
  // the parts that a visitor's requests use
  const features = createFeatures(session, apiBase, false);
  const reads = { ...(early ?? NO_READS), drop: nothing };
  return { apiBase, session, features, liveChannel, early: reads } as unknown as Connection;
}
