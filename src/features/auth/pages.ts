export { SplitLayout } from "./components/split-layout";
export { LoginPage } from "./login-page";
