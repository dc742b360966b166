export { BulkStatusButton } from "./components/bulk-status-button";
