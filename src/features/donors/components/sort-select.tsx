import { Select } from "../../../ui/field/select";
import { SORTABLE, sortField, type SortField, type SortOrder } from "../list-view";
import { texts } from "../texts";

/** What a card shows of them (the areas in `DonorTable`): an order by what isn't seen would look like none. */
const ON_CARDS: ReadonlySet<SortField> = new Set(["lastName", "bloodGroup", "status"]);

interface SortSelectProps {
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  className: string;
}

/** The order, for cards: they have no heads to press. */
export function SortSelect({ sort, onSort, className }: SortSelectProps) {
  const fields = SORTABLE.filter((field) => ON_CARDS.has(field) || field === sortField(sort));
  return (
    <Select
      aria-label={texts.sort}
      className={className}
      options={fields.flatMap((field) => {
        const [up, down] = texts.orders[field];
        return [
          { value: field, label: up },
          { value: `-${field}`, label: down },
        ];
      })}
      value={sort}
      onChange={(event) => onSort(event.target.value as SortOrder)}
    />
  );
}
