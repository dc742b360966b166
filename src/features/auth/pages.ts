export { LoginPage } from "./sign-in/login-page";
