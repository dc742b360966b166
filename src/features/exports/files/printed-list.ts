import { cellText } from "../../../domain/export/cell-text";
import { MOST_ROWS_ON_PAPER } from "../export-order";
import { TooLongForPaperError } from "../failure-words";
import type { MakeWriter } from "./file-writer";

/** A table of all rows for paper, made row by row. Its sheet comes with the frame that prints it. */
export function printedList(): { makeWriter: MakeWriter; table: () => HTMLTableElement } {
  let table = document.createElement("table");
  const makeWriter: MakeWriter = ({ fields, slices }) => {
    // of a second try: the first one's rows are gone
    table = document.createElement("table");
    const head = table.createTHead().insertRow();
    for (const { label, kind } of fields) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = label;
      if (kind === "number") cell.className = "number";
      head.append(cell);
    }
    const body = table.createTBody();
    let lines = 0;
    return {
      async add(rows) {
        for (const row of rows) {
          if ((lines += 1) > MOST_ROWS_ON_PAPER) throw new TooLongForPaperError();
          const line = body.insertRow();
          for (const [at, field] of fields.entries()) {
            const cell = line.insertCell();
            cell.textContent = cellText(field, row[at] ?? null);
            if (field.kind === "number") cell.className = "number";
          }
          if (slices.due()) await slices.pause();
        }
      },
      finish: async () => new Blob([]),
    };
  };
  return { makeWriter, table: () => table };
}
