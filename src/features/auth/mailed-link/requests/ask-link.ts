import { endpoints } from "../../../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";
import { useLinkMutation } from "../../../../shared/link-page";

/** Asks the server to mail a link to an address. It answers the same whether anybody has it or not (decisions §2). */
export interface LinkRequest {
  write: (email: string) => Promise<MutationOutcome<void>>;
  writing: boolean;
}

/** A link to choose a new password. */
export const useForgotPassword = (): LinkRequest =>
  useMutation({ request: (email: string) => ({ path: endpoints.forgotPassword(), method: "POST", body: { email } }) });

/**
 * A new link to confirm an address, for those who haven't done it yet.
 * @param invalidates the server says the same to those who have confirmed meanwhile, on the telephone say: then what is
 *   shown of them is old
 */
export const useResendValidation = (invalidates?: () => readonly string[]): LinkRequest =>
  useLinkMutation(
    (email: string) => ({ path: endpoints.resendValidation(), method: "POST", body: { email } }),
    invalidates,
  );
