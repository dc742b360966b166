import type { Column } from "../reading/table";

/** Where a field's text comes from: a column, or a part of what stands in one. */
export interface RowSource {
  column: Column;
  /** Rows above the data. */
  from: number;
  /** Takes the part out of a value; the row, for what else it may go by. */
  part?: (text: string, row: number) => string;
}

/**
 * @returns a row's text of a field with several sources: columns are joined, and a part only fills what is empty
 */
export function joinedText(sources: readonly RowSource[], row: number): string {
  let joined = "";
  for (const { column, from, part } of sources) {
    const raw = column.values[column.codes[row + from] as number] as string;
    if (raw === "") continue;
    const text = part ? (joined === "" ? part(raw, row) : "") : raw;
    if (text !== "" && text !== joined) joined = joined === "" ? text : `${joined} ${text}`;
  }
  return joined;
}
