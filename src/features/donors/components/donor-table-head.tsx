import { HeaderCell, type HeaderCellProps, type SortDirection } from "../../../ui/table/header-cell";
import { TableHead } from "../../../ui/table/table";
import { isDescending, sortField, type SortField, type SortOrder } from "../list-view";
import { texts } from "../texts";

type Head = Pick<HeaderCellProps, "width" | "priority" | "numeric"> & {
  id: keyof typeof texts.columns;
  sort?: SortField;
};

/** Widths in px; the name takes what is left. Priorities say which columns a narrower element still shows. */
const HEADS: readonly Head[] = [
  { id: "lastName", sort: "lastName" },
  { id: "cardNumber", sort: "cardNumber", width: 116, priority: 4 },
  { id: "bloodGroup", sort: "bloodGroup", width: 84 },
  { id: "status", sort: "status", width: 244 },
  { id: "lastDonationDate", sort: "lastDonationDate", width: 146, priority: 5 },
  { id: "nextDonation", width: 136 },
  { id: "donationsNumber", sort: "donationsNumber", width: 100, priority: 3, numeric: true },
  { id: "area", sort: "area", width: 120, priority: 4 },
];

export function DonorTableHead({ sort, onSort }: { sort: SortOrder; onSort: (field: SortField) => void }) {
  const direction = (field: SortField): SortDirection => {
    if (sortField(sort) !== field) return "none";
    return isDescending(sort) ? "descending" : "ascending";
  };
  return (
    <TableHead>
      {HEADS.map(({ id, sort: field, ...look }) =>
        field ? (
          <HeaderCell key={id} {...look} sort={direction(field)} onSort={() => onSort(field)}>
            {texts.columns[id]}
          </HeaderCell>
        ) : (
          <HeaderCell key={id} {...look}>
            {texts.columns[id]}
          </HeaderCell>
        ),
      )}
    </TableHead>
  );
}
