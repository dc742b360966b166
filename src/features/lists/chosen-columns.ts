import type { ColumnChoice } from "./column-choice";

/**
 * @returns the columns that are shown, in their order. The first says whose row it is: it stays, and stays first. A
 *   chosen column that the list hasn't got any more counts for nothing.
 */
export function chosenColumns<Column extends { id: string }>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] {
  if (!choice) return columns;
  const chosen = [...new Set(choice)].flatMap((id) => columns.slice(1).filter((column) => column.id === id));
  return [...columns.slice(0, 1), ...chosen];
}
