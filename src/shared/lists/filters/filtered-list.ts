import type { RecordKind } from "../../../domain/record-kinds";
import type { ListReader } from "../list-answer";
import type { ListRow } from "../list-column";
import type { List } from "../use-list";

/** A list whose rows may be filtered, and all that it takes to ask for some of them beforehand. */
export interface FilteredList<Row extends ListRow = ListRow> {
  /** What its rows are. */
  of: RecordKind;
  list: List<Row>;
  /** As the list has it: stands outside the component. */
  readerOf: (fields: readonly string[]) => ListReader<Row>;
  /** The day (ISO) from which whoever stands in a row may donate; null without one, undefined where it wasn't read. */
  dayOf?: (row: Row) => string | null | undefined;
}
