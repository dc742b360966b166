import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import type { Registration } from "./registration";

/**
 * Signs up; the server mails a link that confirms the address.
 * @param partner whose page it is done on, by the name that the association knows them by
 */
export const useRegister = (partner: string | null) =>
  useMutation({
    request: (registration: Registration) => ({
      path: endpoints.register(),
      method: "POST",
      body: { ...registration, ...(partner !== null && { partner }) },
    }),
  });
