import { Select } from "../../../ui/field/select";
import { SORTABLE, type SortOrder } from "../list-view";
import { texts } from "../texts";

const OPTIONS = SORTABLE.flatMap((field) => [
  { value: field, label: texts.sortUp(texts.columns[field]) },
  { value: `-${field}`, label: texts.sortDown(texts.columns[field]) },
]);

interface SortSelectProps {
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  className: string;
}

/** The order, for cards: they have no heads to press. */
export function SortSelect({ sort, onSort, className }: SortSelectProps) {
  return (
    <Select
      aria-label={texts.sort}
      className={className}
      options={OPTIONS}
      value={sort}
      onChange={(event) => onSort(event.target.value as SortOrder)}
    />
  );
}
