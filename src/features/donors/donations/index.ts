export { DonationsTab } from "./components/donations-tab";
export { RegisterButton } from "./components/register-button";
