export { ColumnFilterHead, ColumnFilterTools } from "./columns/column-filters";
export { FilterButton } from "./filter-button";
export { FilterStrip } from "./filter-strip";
