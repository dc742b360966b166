import { useEffect, useRef } from "react";
import { currentUserId, type SessionState } from "../../api/session/state";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { Emit } from "../events";

/** Tells the page who signs in and why a session ends. A session that was there already is no sign-in. */
export function useSessionEvents(state: SessionState, emit: Emit): void {
  const before = useRef(state);
  useEffect(() => {
    const former = before.current;
    before.current = state;
    if (former === state) return;
    if (state.status === "signed-in" && former.status !== "loading" && currentUserId(former) !== state.user._id)
      emit("gds-login", { user: { _id: state.user._id, role: state.user.role } });
    if (state.status === "signed-out" && state.reason) emit("gds-logout", { reason: state.reason });
    if (state.status === "failed") emit("gds-error", { code: "session", message: DEFAULT_ERROR_MESSAGE });
  }, [state, emit]);
}
