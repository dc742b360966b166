export { BulkActionButton, type BulkAction } from "./bulk-action";
export { EndSelection } from "./end-selection";
export { BulkButton, type BulkDialogProps } from "./bulk-button";
