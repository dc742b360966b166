import { endpoints } from "../../../api/endpoints";
import { useLinkMutation } from "../../../shared/link-page";
import type { Registration } from "./registration";

/**
 * Signs up; the server mails a link that confirms the address.
 * @param partner the association's name for the partner whose page it is; null in the back office
 */
export const useRegister = (partner: string | null) =>
  useLinkMutation((registration: Registration) => ({
    path: endpoints.register(),
    method: "POST",
    body: { ...registration, ...(partner !== null && { partner }) },
  }));
