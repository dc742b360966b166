export { BulkButton, type BulkDialogProps } from "./bulk-button";
