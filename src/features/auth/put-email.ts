import { endpoints } from "../../api/endpoints";
import { useLinkMutation } from "../../shared/link-page";

/** Mends the address of an account that is still to be confirmed; the server mails a new link there. */
export const useChangeEmail = () =>
  useLinkMutation((email: string) => ({ path: endpoints.changeEmail(), method: "PUT", body: { email } }));
