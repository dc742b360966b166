import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Makes a new address the account's, with the token of the mailed link. */
export const useConfirmEmail = () =>
  useMutation({
    request: (token: string) => ({ path: endpoints.confirmEmail(), method: "POST", body: { token } }),
    invalidates: affectedReads.accountSettings,
  });
