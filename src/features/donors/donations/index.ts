export { DonationsTab } from "./components/donations-tab";
export { RegisterButton } from "./buttons";
