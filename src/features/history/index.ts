export { HistoryCard } from "./history-card";
