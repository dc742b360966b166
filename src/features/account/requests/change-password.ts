import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import type { PasswordForm } from "../password-schema";

/** Changes the own password (decisions §2); a wrong current one is a 422 with its `param`. */
export const useChangePassword = () =>
  useMutation({
    request: ({ currentPassword, password }: PasswordForm) => ({
      path: endpoints.changePassword(),
      method: "PUT",
      body: { currentPassword, password },
    }),
  });
