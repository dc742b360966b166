import { useConnection } from "../../../api/react/connection";
import { hrefFor } from "../../../domain/routes";
import { navigate } from "../../../features/navigation";
import { flushDeletions } from "../../../features/notifications";

/** @returns how to sign out: both cookies gone, then the sign-in screen (specification §4) */
export function useSignOut(): () => void {
  const connection = useConnection();
  return () => {
    // what could still be undone was meant; afterwards there is no token to say so
    flushDeletions(connection);
    connection.session.signOut();
    navigate(hrefFor("login"), { replace: true });
  };
}
