export { ConfirmEmailPage } from "./confirm-email-page";
export { FirstLoginPage } from "./first-login-page";
export { ForgotPasswordPage } from "./forgot-password-page";
export { ValidatePage } from "./validate-page";
