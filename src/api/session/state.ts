import type { User } from "../../domain/entities";
import type { ApiError } from "../errors";
import type { Store } from "../store";

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

export type StateStore = Store<SessionState>;
