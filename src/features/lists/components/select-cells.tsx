import { Checkbox } from "../../../ui/field/choice";
import { Cell } from "../../../ui/table/cell";
import { HeaderCell } from "../../../ui/table/header-cell";
import type { ListRow } from "../list-column";
import type { Selection } from "../selection";
import { texts } from "../texts";

/** The head's box, which selects or deselects what is on the page. */
export function SelectPage({ rows, selection }: { rows: readonly ListRow[]; selection: Selection }) {
  const ids = rows.map(({ _id }) => _id).filter(Boolean);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const all = ids.length > 0 && chosen === ids.length;
  return (
    <HeaderCell fit control>
      <Checkbox
        aria-label={texts.selectPage}
        checked={all}
        indeterminate={chosen > 0 && !all}
        disabled={ids.length === 0}
        onChange={() => selection.set(ids, !all)}
      />
    </HeaderCell>
  );
}

/** A row's box. A row without an id can't be selected: nothing could be done with it. */
export function SelectRow({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    <Cell fit area="check">
      {id && (
        <Checkbox
          aria-label={texts.selectRow(name)}
          checked={selection.ids.has(id)}
          onChange={(event) => selection.set([id], event.target.checked)}
        />
      )}
    </Cell>
  );
}
