export { HistoryCard } from "./history-card";
export { useHistoryIsThere } from "./use-history-is-there";
