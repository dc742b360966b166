export { LoginForm } from "./sign-in/login-form";
