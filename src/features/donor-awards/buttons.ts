export { BulkAwardsButton } from "./components/bulk-awards-button";
