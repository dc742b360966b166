export { takeMailedToken, MailedTokenReader, useMailedToken } from "./mailed-token";
export { useForgotPassword, useResendValidation, type LinkRequest } from "./requests/ask-link";
