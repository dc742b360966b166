export { BulkWindow, MOST } from "./bulk-window";
export { useBulk, type BulkStep, type BulkUndo } from "./use-bulk";
