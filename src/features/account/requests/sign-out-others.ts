import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Ends the account's sessions on all other devices. */
export const useSignOutOthers = () =>
  useMutation<void>({
    request: () => ({ path: endpoints.signOutOthers(), method: "POST" }),
    invalidates: affectedReads.ownSessions,
  });
