import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";
import { onDrift } from "../../api/drift";
import { ConnectionProvider, useSessionState } from "../../api/react/connection";
import { currentUserId } from "../../api/session/state";
import type { WidgetProps } from "../element";
import { ToastScope } from "../../ui/toast/toast-scope";
import { membershipOf } from "./membership";
import { useSessionEvents } from "./session-events";

interface ConnectedProps extends Pick<WidgetProps, "apiBase" | "socketUrl" | "tokenStorage" | "emit"> {
  /** The element, which may have joined before React; without it nothing is known of where it stands. */
  host?: HTMLElement;
  children: ReactNode;
}

/** Joins the page's connection to the API for as long as the element is there, and gives it to what is below. */
export function Connected({ host, apiBase, socketUrl, tokenStorage, emit, children }: ConnectedProps) {
  const membership = useMemo(
    () => membershipOf(host, { apiBase, socketUrl, tokenStorage }),
    [host, apiBase, socketUrl, tokenStorage],
  );
  const onFailure = useCallback((code: string, message: string) => emit("gds-error", { code, message }), [emit]);
  useEffect(() => onDrift((drift) => emit("gds-drift", drift)), [emit]);
  const connection = useSyncExternalStore(membership.join, membership.connection);

  if (!connection) return null;
  return (
    <ConnectionProvider connection={connection} onFailure={onFailure}>
      <SessionScope emit={emit}>{children}</SessionScope>
    </ConnectionProvider>
  );
}

/** Starts everything below anew for each person: what is on the screen is never the former user's. */
function SessionScope({ emit, children }: Pick<ConnectedProps, "emit" | "children">) {
  const state = useSessionState();
  useSessionEvents(state, emit);
  return <ToastScope key={currentUserId(state)}>{children}</ToastScope>;
}
