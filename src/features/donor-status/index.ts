export { StatusMenu } from "./components/status-menu";
