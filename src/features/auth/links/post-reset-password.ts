import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";

/** Sets a new password with the token of a mailed link. */
export const useResetPassword = () =>
  useMutation({
    request: (body: { token: string; password: string }) => ({ path: endpoints.resetPassword(), method: "POST", body }),
  });
