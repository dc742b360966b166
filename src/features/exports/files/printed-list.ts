import { cellText } from "../../../domain/export/cell-text";
import type { ExportField } from "../../../domain/export/export-fields";
import { MOST_ACROSS, MOST_ROWS_ON_PAPER } from "../export-order";
import { TooLongForPaperError } from "../failure-words";
import type { MakeWriter } from "./file-writer";

/** What the sheet of the paper goes by. */
const classOf = ({ kind, link }: ExportField) => (kind === "number" ? kind : (link ?? ""));

/**
 * A table of all rows for paper, made row by row. Its sheet comes with the frame that prints it. With many columns each
 * cell says whose it is, and each row is a paragraph.
 */
export function printedList(): { makeWriter: MakeWriter; table: () => HTMLTableElement } {
  let table = document.createElement("table");
  const makeWriter: MakeWriter = ({ fields, slices }) => {
    // of a second try: the first one's rows are gone
    table = document.createElement("table");
    const asCards = fields.length > MOST_ACROSS;
    if (asCards) table.className = "cards";
    const head = table.createTHead().insertRow();
    for (const field of fields) {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = field.label;
      cell.className = classOf(field);
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
            cell.className = classOf(field);
            if (asCards) cell.dataset.label = field.label;
          }
          if (slices.due()) await slices.pause();
        }
      },
      finish: async () => new Blob([]),
    };
  };
  return { makeWriter, table: () => table };
}
