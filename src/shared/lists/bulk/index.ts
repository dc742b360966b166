export { BulkWindow, MOST } from "./bulk-window";
export { useBulk, type BulkRow, type BulkStep, type BulkUndo } from "./use-bulk";
