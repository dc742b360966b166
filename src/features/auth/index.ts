export { LoginForm, type LoginFormProps } from "./components/login-form";
export { SplitLayout } from "./components/split-layout";
export { LoginPage } from "./login-page";
