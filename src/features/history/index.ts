export { HistoryCard } from "./history-card";
export { useDeletion } from "./use-deletion";
export { useHistoryIsThere } from "./use-history-is-there";
