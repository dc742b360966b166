import type { User } from "../../domain/entities";
import type { ApiError } from "../errors";

export type SignOutReason = "user" | "expired" | "other-tab";

export type SessionState =
  | { status: "loading" }
  | { status: "signed-in"; user: User }
  /** `former` is the user whose session ended here: only they get their drafts back. */
  | {
      status: "signed-out";
      reason: SignOutReason | null;
      former: string | null;
      /** An administrator has deactivated the account. */
      deactivated?: boolean;
    }
  | { status: "failed"; error: ApiError };

/** The `_id` of the signed-in user, or null. */
export const currentUserId = (state: SessionState): string | null =>
  state.status === "signed-in" ? state.user._id : null;

export interface StateStore {
  state(): SessionState;
  setState(next: SessionState): void;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
}

export function createStateStore(): StateStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { status: "loading" };
  return {
    state: () => state,
    setState(next) {
      state = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
