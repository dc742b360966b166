import { useConnection } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { leaveSession, navigate } from "../../../shared/navigation";

/** @returns how to sign out: both cookies gone, then the sign-in screen (specification §4) */
export function useSignOut(): () => void {
  const { session } = useConnection();
  return () =>
    leaveSession(() => {
      session.signOut();
      navigate(hrefFor("login"), { replace: true });
    });
}
