import type { SessionState, SignOutReason } from "../state";

/** A session whose state the test decides. */
export function standInSession() {
  let state: SessionState = { status: "signed-out", reason: null, former: null };
  let tell = (): void => undefined;
  const become = (next: SessionState) => {
    state = next;
    tell();
  };
  return {
    state: () => state,
    subscribe(listener: () => void) {
      tell = listener;
      return () => undefined;
    },
    signIn: (_id: string) =>
      become({
        status: "signed-in",
        user: { _id, email: "", role: "donor", status: "active", privacy: true, profileImage: null },
      }),
    /** Ends what somebody called u1 had begun. */
    end: (reason: SignOutReason | null) => become({ status: "signed-out", reason, former: "u1" }),
  };
}
