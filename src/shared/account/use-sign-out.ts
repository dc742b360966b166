import { useConnection } from "../../api/react/connection";
import { hrefFor } from "../../domain/routes";
import { useAreaLocation } from "../navigation";

/** @returns a function that signs out and shows the sign-in screen (specification §4) */
export function useSignOut(): () => void {
  const { leaveSession, navigate } = useAreaLocation();
  const { session } = useConnection();
  return () =>
    leaveSession(() => {
      session.signOut();
      navigate(hrefFor("login"), { replace: true });
    });
}
