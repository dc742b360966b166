import { findDayForm, type DayForm } from "../../../../domain/import/read-import-day";
import type { CountedColumn } from "./unread-values";

/** Different values of a column that are looked at for the order of its dates: of so many some are beyond a month's twelfth. */
const DATES = 1_000;

/** @returns the form of a column's dates, found once; null where it holds none */
export function dayFormsOf(columns: readonly CountedColumn[], from1904: boolean): (column: number) => DayForm | null {
  const found = new Map<number, DayForm | null>();
  return (column) => {
    let form = found.get(column);
    if (form === undefined)
      found.set(column, (form = findDayForm(columns[column]?.sample.slice(0, DATES) ?? [], from1904)));
    return form;
  };
}
