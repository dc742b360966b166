import { Select } from "../../../ui/field/select";
import type { ListColumn } from "../list-column";
import { sortField, type SortOrder } from "../list-view";
import { texts } from "../texts";

interface SortSelectProps<Row> {
  columns: readonly ListColumn<Row>[];
  /** A card shows all of them, since somebody chose them. */
  all: boolean;
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  className: string;
}

/**
 * The order, for cards: they have no heads to press. It offers what a card shows (an order by what isn't seen would look
 * like none) and the order in force.
 */
export function SortSelect<Row>({ columns, all, sort, onSort, className }: SortSelectProps<Row>) {
  const options = columns.flatMap(({ sort: field, label, area, orders = texts.ordersOf(label) }) => {
    if (field === undefined || (!all && area === undefined && field !== sortField(sort))) return [];
    const [up, down] = orders;
    return [
      { value: field, label: up },
      { value: `-${field}`, label: down },
    ];
  });
  if (options.length === 0) return null;
  return (
    <Select
      aria-label={texts.sort}
      className={className}
      options={options}
      value={sort}
      onChange={(event) => onSort(event.target.value)}
    />
  );
}
