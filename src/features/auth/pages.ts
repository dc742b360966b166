export { LandingPage } from "./landing-page";
export { LoginPage } from "./login-page";

// Each by itself: who signs in doesn't wait for what few ever open.
export const loadRegisterPage = async () => ({ default: (await import("./register-page")).RegisterPage });
export const loadForgotPasswordPage = async () => ({
  default: (await import("./forgot-password-page")).ForgotPasswordPage,
});
export const loadFirstLoginPage = async () => ({ default: (await import("./first-login-page")).FirstLoginPage });
export const loadValidatePage = async () => ({ default: (await import("./validate-page")).ValidatePage });
