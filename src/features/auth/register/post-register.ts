import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import type { Registration } from "./register-schema";

/** Signs up; the server mails a link that confirms the address. */
export const useRegister = () =>
  useMutation({
    request: (registration: Registration) => ({
      path: endpoints.register(),
      method: "POST",
      body: { ...registration },
    }),
  });
