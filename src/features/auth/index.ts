export { LoginForm, type LoginFormProps } from "./components/login-form";
