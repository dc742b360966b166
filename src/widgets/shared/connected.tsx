import { Fragment, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { connect, type Connection, type ConnectionOptions } from "../../api/connection";
import { isInPlaceholder } from "../../api/page-trust";
import { ConnectionProvider, useSessionState } from "../../api/react/connection";
import { currentUserId } from "../../api/session/state";
import type { WidgetProps } from "../element";
import { useSessionEvents } from "./session-events";

interface ConnectedProps extends Pick<WidgetProps, "apiBase" | "socketUrl" | "tokenStorage" | "emit"> {
  /** The element; without it nothing is known of where it stands. */
  host?: HTMLElement;
  children: ReactNode;
}

/** Joins the page's connection to the API for as long as the element is there, and gives it to what is below. */
export function Connected({ host, apiBase, socketUrl, tokenStorage, emit, children }: ConnectedProps) {
  const membership = useMemo(
    () => membershipOf({ apiBase, socketUrl, tokenStorage }, host),
    [host, apiBase, socketUrl, tokenStorage],
  );
  const onFailure = useCallback((code: string, message: string) => emit("gds-error", { code, message }), [emit]);
  const connection = useSyncExternalStore(membership.join, membership.connection);

  if (!connection) return null;
  return (
    <ConnectionProvider connection={connection} onFailure={onFailure}>
      <SessionScope emit={emit}>{children}</SessionScope>
    </ConnectionProvider>
  );
}

/** Joining as a store, so that an element taken from the page leaves and one put back joins again. */
function membershipOf(options: ConnectionOptions, host: HTMLElement | undefined) {
  let connection: Connection | null = null;
  return {
    connection: () => connection,
    join(changed: () => void) {
      const joined = connect({ ...options, fromTag: host !== undefined && !isInPlaceholder(host) });
      connection = joined.connection;
      changed();
      return () => {
        connection = null;
        joined.leave();
      };
    },
  };
}

/** Starts everything below anew for each person: what is on the screen is never the former user's. */
function SessionScope({ emit, children }: Pick<ConnectedProps, "emit" | "children">) {
  const state = useSessionState();
  useSessionEvents(state, emit);
  return <Fragment key={currentUserId(state)}>{children}</Fragment>;
}
