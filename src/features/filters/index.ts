export { FilterButton } from "./filter-button";
export { FilterStrip } from "./filter-strip";
export type { FilteredList } from "./filtered-list";
