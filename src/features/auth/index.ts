export { RegisterForm } from "./sign-up/register-form";
export { NOTHING, type Registration } from "./sign-up/registration";
export { recaptchaProvider } from "./recaptcha-provider";
export { noteMailed } from "./mail-wait";
export { LinkOrButton } from "./side-link";
export { texts as authTexts } from "./texts";

// these load when they are shown: the sign-up doesn't wait for them
export const loadSignInForm = () => import("./sign-in-form");
export const loadForgottenHere = () => import("./links/ask-for-link");
export const loadMailedHere = () => import("./mailed-here");
export const loadLinkOutcome = () => import("./links/link-outcome");
export const loadAwaitConfirmation = () => import("./await-confirmation");
