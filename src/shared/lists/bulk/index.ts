export { BulkWindow, MOST } from "./bulk-window";
export { useBulk, type BulkRow, type BulkStep } from "./use-bulk";
