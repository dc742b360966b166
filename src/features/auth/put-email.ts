import { endpoints } from "../../api/endpoints";
import { useMutation } from "../../api/react/use-mutation";

/** Mends the address of an account that is still to be confirmed; the server mails a new link there. */
export const useChangeEmail = () =>
  useMutation({ request: (email: string) => ({ path: endpoints.changeEmail(), method: "PUT", body: { email } }) });
