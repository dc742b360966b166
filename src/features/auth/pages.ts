export { LoginPage } from "./sign-in/login-page";

// Each by itself: those who sign in don't wait for what few ever open.
export const loadRegisterPage = async () => ({ default: (await import("./register/register-page")).RegisterPage });
export const loadForgotPasswordPage = async () => ({
  default: (await import("./password/forgot-password-page")).ForgotPasswordPage,
});
export const loadFirstLoginPage = async () => ({
  default: (await import("./password/first-login-page")).FirstLoginPage,
});
export const loadValidatePage = async () => ({ default: (await import("./validate/validate-page")).ValidatePage });
