export { SignInForm } from "./sign-in/sign-in-form";

// What few ever open: those who sign in don't wait for it.
export const loadForgottenHere = () => import("./password/forgotten-here");
