export { LoginForm } from "./sign-in/login-form";

// What few ever open: those who sign in don't wait for it.
export const loadForgottenHere = () => import("./password/forgotten-here");
