export { BloodGroupTag } from "./components/blood-group-tag";
export { DonationGlyph } from "./components/donation-glyph";
export { StatusBadge } from "./components/status-badge";
