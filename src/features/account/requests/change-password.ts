import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import type { PasswordForm } from "../password-schema";

/** Changes the user's password (decisions §2). For a wrong current password the server returns 422 with its `param`. */
export const useChangePassword = () =>
  useMutation({
    request: ({ currentPassword, password }: PasswordForm) => ({
      path: endpoints.changePassword(),
      method: "PUT",
      body: { currentPassword, password },
    }),
  });
