export { BulkAwardsButton, BulkDueButton } from "./components/bulk-awards-button";
