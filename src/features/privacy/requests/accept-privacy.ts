import { readSuccess } from "../../../api/success";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Accepts the privacy policy (specification §7). */
export const useAcceptPrivacy = () =>
  useMutation<void, void>(
    () => ({ path: endpoints.updateProfile(), method: "PUT", body: { privacy: true } }),
    readSuccess,
  );
