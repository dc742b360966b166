export { useForgotPassword, useResendValidation, type LinkRequest } from "./ask-link";
export { addressOfPage, LinkPageContext } from "./link-page";
export { useLinkMutation } from "./use-link-mutation";
