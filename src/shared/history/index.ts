export { ChangeList } from "./components/change-list";
export { DayLists, DayListsFoot } from "./components/day-lists";
export { EntryAuthor, EntryTime } from "./components/entry-parts";
export { KindChips } from "./components/kind-chips";
export { HistoryCard } from "./history-card";
export { historyAnswer, useDeletion, useCanReadHistory } from "./requests/get-donor-history";
export { entryTitle, fieldOf, visibleChanges, type VisibleChange } from "./visible-changes";
