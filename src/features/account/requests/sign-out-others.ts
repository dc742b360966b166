import { readDone } from "../../../api/done";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Ends the account's sessions everywhere else. */
export const useSignOutOthers = () =>
  useMutation<void, void>(() => ({ path: endpoints.signOutOthers(), method: "POST" }), readDone);
