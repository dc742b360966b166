import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";

/** Asks the server to mail a link to an address. It answers the same whether anybody has it or not (decisions §2). */
export interface LinkRequest {
  write: (email: string) => Promise<MutationOutcome<void>>;
  writing: boolean;
}

const useLinkRequest = (path: string): LinkRequest =>
  useMutation((email: string) => ({ path, method: "POST" as const, body: { email } }));

/** A link to choose a new password. */
export const useForgotPassword = () => useLinkRequest(endpoints.forgotPassword());

/** A new link to confirm an address, for those who haven't done it yet. */
export const useResendValidation = () => useLinkRequest(endpoints.resendValidation());
