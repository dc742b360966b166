export { CallsTab } from "./calls-tab";
