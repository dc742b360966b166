import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode, useRef } from "react";
import { onDrift } from "../../api/readers/drift";
import { ConnectionProvider, useSessionState } from "../../api/react/connection";
import { currentUserId, type SessionState } from "../../api/session/state";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { WidgetProps } from "../host/widget";
import { ToastScope } from "../../ui/toast/toast-scope";
import type { Emit } from "../events";
import { membershipOf } from "./membership";

/**
 * Dispatches the events of sign-ins, ended sessions and failed starts. A session that existed before the element isn't a sign-in;
 * a start may have failed before the element was rendered.
 */
function useSessionEvents(state: SessionState, emit: Emit): void {
  const before = useRef<SessionState>(null);
  useEffect(() => {
    const former = before.current;
    before.current = state;
    if (former === state) return;
    if (state.status === "failed") emit("gds-error", { code: "session", message: DEFAULT_ERROR_MESSAGE });
    if (!former) return;
    if (state.status === "signed-in" && former.status !== "loading" && currentUserId(former) !== state.user._id)
      emit("gds-login", { user: { _id: state.user._id, role: state.user.role } });
    if (state.status === "signed-out" && state.reason) emit("gds-logout", { reason: state.reason });
  }, [state, emit]);
}

interface ConnectedProps extends Pick<
  WidgetProps,
  "apiBase" | "socketUrl" | "tokenStorage" | "publicFeatures" | "emit"
> {
  /** The element, if it may have joined before React (`joinEarly`). */
  host?: HTMLElement;
  children: ReactNode;
}

/** Joins the page's connection to the API while the element is in the page, and provides it to its children. */
export function Connected({ host, emit, children, ...settings }: ConnectedProps) {
  const { apiBase, socketUrl, tokenStorage, publicFeatures } = settings;
  const membership = useMemo(
    () => membershipOf(host, { apiBase, socketUrl, tokenStorage, publicFeatures }),
    [host, apiBase, socketUrl, tokenStorage, publicFeatures],
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

/** Mounts its children again for each user, so that the screen never shows data of the former user. */
function SessionScope({ emit, children }: Pick<ConnectedProps, "emit" | "children">) {
  const state = useSessionState();
  useSessionEvents(state, emit);
  return <ToastScope key={currentUserId(state)}>{children}</ToastScope>;
}
