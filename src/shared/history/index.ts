export { ChangeList } from "./components/change-list";
export { byDay } from "./by-day";
export { HistoryCard } from "./history-card";
export { historyAnswer, useDeletion, useCanReadHistory } from "./requests/get-donor-history";
export { entryTitle, visibleChanges, type VisibleChange } from "./visible-changes";
