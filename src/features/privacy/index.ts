export { ConsentGate } from "./consent-gate";
export { PrivacyBanner } from "./privacy-banner";
