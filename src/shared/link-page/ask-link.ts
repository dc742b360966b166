import { endpoints } from "../../api/endpoints";
import { useMutation, type MutationOutcome } from "../../api/react/use-mutation";
import { useLinkMutation } from "./use-link-mutation";

/** Requests a mailed link. The response doesn't reveal whether an account has the address (decisions §2). */
export interface LinkRequest {
  write: (email: string) => Promise<MutationOutcome<void>>;
  writing: boolean;
}

/** A link to choose a new password. */
export const useForgotPassword = (): LinkRequest =>
  useMutation({ request: (email: string) => ({ path: endpoints.forgotPassword(), method: "POST", body: { email } }) });

/**
 * Requests a new link to confirm an address.
 * @param invalidates the paths that are stale if the address was confirmed meanwhile, e.g. on a phone: the response doesn't tell
 */
export const useResendValidation = (invalidates?: () => readonly string[]): LinkRequest =>
  useLinkMutation(
    (email: string) => ({ path: endpoints.resendValidation(), method: "POST", body: { email } }),
    invalidates,
  );
