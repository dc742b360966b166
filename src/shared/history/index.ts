export { ChangeList } from "./components/change-list";
export { EntryDetails } from "./components/entry-details";
export { EntryAuthor, EntryTime } from "./components/entry-parts";
export { byDay } from "./by-day";
export { HistoryCard } from "./history-card";
export { historyAnswer, useDeletion, useCanReadHistory } from "./requests/get-donor-history";
export { entryTitle, fieldOf, visibleChanges, type VisibleChange } from "./visible-changes";
