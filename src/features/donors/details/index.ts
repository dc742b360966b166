export { RecordCrumbs } from "./components/record-crumbs";
export { RecordFailure } from "./components/record-failure";
export { RecordSkeleton } from "./components/record-skeleton";
export { canBeId } from "./first-reads";
export { useGoneRecord } from "./use-gone-record";
export { OPENED_FROM, useNeighbours } from "./use-neighbours";
