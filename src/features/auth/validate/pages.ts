export { ValidatePage } from "./validate-page";
