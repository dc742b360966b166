import { endpoints } from "../../../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";

/** Asks the server to mail a link to an address. It answers the same whether anybody has it or not (decisions §2). */
export interface LinkRequest {
  write: (email: string) => Promise<MutationOutcome<void>>;
  writing: boolean;
}

const useLinkRequest = (path: string, invalidates?: () => readonly string[]): LinkRequest =>
  useMutation({ request: (email: string) => ({ path, method: "POST", body: { email } }), invalidates });

/** A link to choose a new password. */
export const useForgotPassword = () => useLinkRequest(endpoints.forgotPassword());

/**
 * A new link to confirm an address, for those who haven't done it yet.
 * @param invalidates the server says the same to those who have confirmed meanwhile, on the telephone say: then what is
 *   shown of them is old
 */
export const useResendValidation = (invalidates?: () => readonly string[]) =>
  useLinkRequest(endpoints.resendValidation(), invalidates);
