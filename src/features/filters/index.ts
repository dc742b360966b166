export { FilterButton } from "./filter-button";
export { FilterStrip } from "./filter-strip";
