export { RegisterForm } from "./sign-up/register-form";
export { NOTHING, type Registration } from "./sign-up/registration";
export { recaptchaProvider } from "./recaptcha-provider";
export { noteMailed } from "./mail-wait";
export { LinkOrButton } from "./side-link";
export { texts as authTexts } from "./texts";

// What not everybody opens: who signs up doesn't wait for it.
export const loadSignInForm = () => import("./sign-in-form");
export const loadForgottenHere = () => import("./links/forgotten-here");
export const loadMailedHere = () => import("./mailed-here");
export const loadLinkOutcome = () => import("./links/link-outcome");
export const loadAwaitConfirmation = () => import("./await-confirmation");
