export { BulkWindow, MOST } from "./bulk-window";
export { useBulk, type BulkStep } from "./use-bulk";
