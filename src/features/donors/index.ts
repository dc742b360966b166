export { BloodGroupTag } from "./components/blood-group-tag";
export { DonationGlyph } from "./components/donation-glyph";
export { readNextDonation } from "./requests/read-next-donation";
export { StatusBadge } from "./components/status-badge";
