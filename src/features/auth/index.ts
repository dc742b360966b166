export { LoginForm, type LoginFormProps } from "./sign-in/login-form";
