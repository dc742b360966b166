import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Accepts the privacy policy (specification §7). */
export const useAcceptPrivacy = () =>
  useMutation<void>({
    request: () => ({ path: endpoints.updateProfile(), method: "PUT", body: { privacy: true } }),
    invalidates: affectedReads.ownAccount,
  });
