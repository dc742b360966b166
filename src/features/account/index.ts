export { useAccountSettings } from "./requests/account-settings";
