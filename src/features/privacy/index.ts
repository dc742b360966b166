export { PrivacyBanner } from "./privacy-banner";
