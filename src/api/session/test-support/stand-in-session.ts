import type { SessionState, SignOutReason } from "../state";

/** A session whose state the test decides. */
export function standInSession() {
  let state: SessionState = { status: "signed-out", reason: null, former: null };
  let notify = (): void => undefined;
  const become = (next: SessionState) => {
    state = next;
    notify();
  };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      notify = listener;
      return () => undefined;
    },
    signIn: (_id: string) =>
      become({
        status: "signed-in",
        user: { _id, email: "", role: "donor", status: "active", privacy: true, profileImage: null },
      }),
    /** Ends the session of user u1. */
    end: (reason: SignOutReason | null) => become({ status: "signed-out", reason, former: "u1" }),
  };
}
