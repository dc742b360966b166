export { ColumnFilterHead, ColumnFilterTools } from "./columns/column-filters";
export { FilterButton } from "./builder/filter-button";
export { FilterStrip } from "./strip/filter-strip";
