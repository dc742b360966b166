import { useConnection } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { navigate } from "../../../features/navigation";

/** @returns how to sign out: both cookies gone, then the sign-in screen (specification §4) */
export function useSignOut(): () => void {
  const { session } = useConnection();
  return () => {
    session.signOut();
    navigate(hrefFor("login"), { replace: true });
  };
}
