import { Checkbox } from "../../../ui/field/choice";
import { Cell } from "../../../ui/table/cell";
import { HeaderCell } from "../../../ui/table/header-cell";
import type { Pin } from "../../../ui/table/pin";
import type { ListRow } from "../list-column";
import type { Selection } from "../selection";
import { texts } from "../texts";

interface SelectPageProps<Row extends ListRow> {
  rows: readonly Row[];
  selection: Selection<Row>;
  pin: Pin | undefined;
  /** px */
  width: number;
}

export function SelectPage<Row extends ListRow>({ rows, selection, pin, width }: SelectPageProps<Row>) {
  const ids = rows.map(({ _id }) => _id).filter(Boolean);
  const chosen = ids.filter((id) => selection.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <HeaderCell fit control pin={pin} width={width}>
      <Checkbox
        aria-label={texts.selectPage}
        checked={all}
        indeterminate={chosen > 0 && !all}
        disabled={ids.length === 0}
        onChange={() => selection.set(rows, !all)}
      />
    </HeaderCell>
  );
}

const handledByTable = () => undefined;

interface SelectRowProps {
  id: string;
  name: string;
  selected: boolean;
  pin: Pin | undefined;
}

/** A row's checkbox; none for a row without an id. `use-row-keys.ts` handles its changes, also with Shift. */
export function SelectRow({ id, name, selected, pin }: SelectRowProps) {
  return (
    <Cell fit area="check" pin={pin}>
      {id && <Checkbox aria-label={texts.selectRow(name)} checked={selected} onChange={handledByTable} data-select />}
    </Cell>
  );
}
