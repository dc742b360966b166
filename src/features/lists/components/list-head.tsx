import { HeaderCell, type SortDirection } from "../../../ui/table/header-cell";
import type { ColumnLook } from "../list-column";
import { isDescending, nextSort, sortField, type SortOrder } from "../list-view";

interface ListHeadProps {
  label: string;
  look: ColumnLook;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
}

const directionOf = (field: string, sort: SortOrder): SortDirection => {
  if (sortField(sort) !== field) return "none";
  return isDescending(sort) ? "descending" : "ascending";
};

/** The head of a column: pressed, it sorts by it, and turns round the order that it has. */
export function ListHead({ label, look, sort, onSort }: ListHeadProps) {
  const { sort: field, width, priority, numeric } = look;
  const sorting = field !== undefined && {
    sort: directionOf(field, sort),
    onSort: () => onSort(nextSort(sort, field)),
  };
  return (
    <HeaderCell width={width} priority={priority} numeric={numeric} {...sorting}>
      {label}
    </HeaderCell>
  );
}
