export { RecordCrumbs } from "./components/record-crumbs";
export { RecordFailure } from "./components/record-failure";
export { RecordSkeleton } from "./components/record-skeleton";
export { canBeId } from "./first-reads";
export { OPENED_FROM } from "./opened-from";
export { useGoneRecord } from "./use-gone-record";
export { useNeighbours } from "./use-neighbours";
