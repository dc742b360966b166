export { StatusMenu } from "./components/status-menu";
export { BulkStatusButton } from "./components/bulk-status-button";
