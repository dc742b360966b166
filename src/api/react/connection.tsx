import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { SWRConfig } from "swr";
import type { User } from "../../domain/entities";
import type { Connection } from "../connection";
import type { HasFeature } from "../session/features";
import { currentUserId, type SessionState } from "../session/state";
import { clearCache, keyPrefix, swrOptions } from "./cache";
import { createFailureReporter, FailureContext, type ReportToHost } from "./failure";
import { rereadOnReturn } from "./reread-on-return";

const ConnectionContext = createContext<Connection | null>(null);
/** One subscription for all components. */
const SessionContext = createContext<SessionState>({ status: "loading" });
export const FeaturesContext = createContext<HasFeature>(() => false);

interface ConnectionProviderProps {
  connection: Connection;
  /** Called for a read that is shown as failed, and if the API can't be reached; stable. */
  onFailure: ReportToHost;
  children: ReactNode;
}

/** Provides a connection and the cache, and clears the cache when the user changes. */
export function ConnectionProvider({ connection, onFailure, children }: ConnectionProviderProps) {
  const { session, features } = connection;
  const state = useSyncExternalStore(session.subscribe, session.state);
  const has = useSyncExternalStore(features.subscribe, features.snapshot);
  const [reporter] = useState(createFailureReporter);
  // before the effects of the children, which report
  useLayoutEffect(() => reporter.attach(onFailure), [reporter, onFailure]);
  useEffect(() => clearCacheOnUserChange(connection), [connection]);
  useEffect(() => rereadOnReturn(connection), [connection]);
  return (
    <ConnectionContext value={connection}>
      <SessionContext value={state}>
        <FeaturesContext value={has}>
          <FailureContext value={reporter}>
            <SWRConfig value={swrOptions}>{children}</SWRConfig>
          </FailureContext>
        </FeaturesContext>
      </SessionContext>
    </ConnectionContext>
  );
}

const observed = new WeakSet<Connection>();

/** Once per connection: a second clearing could delete data that the new user has just loaded. */
function clearCacheOnUserChange(connection: Connection): void {
  if (observed.has(connection)) return;
  observed.add(connection);
  const { session } = connection;
  let userId = currentUserId(session.state());
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    clearCache(SWRConfig.defaultValue.cache, keyPrefix(connection.apiBase));
  });
}

/** @throws Error outside a {@link ConnectionProvider}, which is a programming error */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error("useConnection needs a ConnectionProvider above it");
  return connection;
}

export const useSessionState = (): SessionState => useContext(SessionContext);

/** The signed-in user, or null. */
export function useUser(): User | null {
  const state = useSessionState();
  return state.status === "signed-in" ? state.user : null;
}

/** Keeps the socket open while a user is signed in, so that the page follows the events of the server. */
export function useLiveEvents(): void {
  const { liveChannel } = useConnection();
  const userId = useUser()?._id ?? null;
  useEffect(() => (userId ? liveChannel.listen(userId, {}) : undefined), [liveChannel, userId]);
}

/** The element's `uploads-base`; null if it has none. */
export const UploadsBaseContext = createContext<string | null>(null);
