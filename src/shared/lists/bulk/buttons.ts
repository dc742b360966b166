export { BulkActionButton, type BulkAction } from "./bulk-action";
export { BulkButton, type BulkDialogProps } from "./bulk-button";
