export { DonorsPage } from "./donors-page";
