import { cellText } from "../../../../domain/export/csv";
import type { ExportField } from "../../../../domain/export/export-fields";
import { MOST_PRINTED_COLUMNS, MOST_PRINTED_ROWS } from "../export-order";
import type { MakeWriter } from "./file-writer";

/** The list is too long to be printed. */
export class TooLongToPrintError extends Error {
  override readonly name = "TooLongToPrintError";
}

/** The class by which the style sheet of the print knows a column. */
const classOf = ({ kind, format }: ExportField) => (kind === "number" ? kind : (format ?? ""));

/** How a list is laid out on paper beyond its columns. */
export interface PrintLayout {
  /** Rows of one value of this field stand together, under it; it has no column then. */
  groupedBy: string;
  /** The head of a column of boxes to be signed in. */
  signature: string;
}

/**
 * A table of all rows for paper, made row by row. Its sheet comes with the frame that prints it. With many columns each
 * cell says whose it is, and each row is a paragraph.
 */
export function printedList(layout: PrintLayout | null = null): {
  makeWriter: MakeWriter;
  table: () => HTMLTableElement;
} {
  let table = document.createElement("table");
  const makeWriter: MakeWriter = ({ fields, slices }) => {
    // of a second try: the first one's rows are gone
    table = document.createElement("table");
    const across = fields.filter(({ name }) => name !== layout?.groupedBy);
    const asCards = across.length > MOST_PRINTED_COLUMNS;
    if (asCards) table.className = "cards";
    const head = table.createTHead().insertRow();
    const addHead = (label: string, className: string) => {
      const cell = document.createElement("th");
      cell.scope = "col";
      cell.textContent = label;
      cell.className = className;
      head.append(cell);
    };
    for (const field of across) addHead(field.label, classOf(field));
    if (layout) addHead(layout.signature, "signature");
    const groups = createGroups(table, across.length + 1);
    const groupAt = fields.findIndex(({ name }) => name === layout?.groupedBy);
    const groupField = fields[groupAt];
    let lines = 0;
    return {
      async add(rows) {
        for (const row of rows) {
          if ((lines += 1) > MOST_PRINTED_ROWS) throw new TooLongToPrintError();
          const line = groups.of(groupField ? cellText(groupField, row[groupAt] ?? null) : null).insertRow();
          for (const [at, field] of fields.entries()) {
            if (at === groupAt) continue;
            const cell = line.insertCell();
            cell.textContent = cellText(field, row[at] ?? null);
            cell.className = classOf(field);
            if (asCards) cell.dataset.label = field.label;
          }
          if (layout) line.insertCell().className = "signature";
          if (slices.due()) await slices.pause();
        }
      },
      finish: async () => {
        groups.count();
        return new Blob([]);
      },
    };
  };
  return { makeWriter, table: () => table };
}

/** Bodies of a table, one for each group of rows, in the order in which they came. */
function createGroups(table: HTMLTableElement, columns: number) {
  const bodies = new Map<string | null, HTMLTableSectionElement>();
  const make = (name: string | null) => {
    const body = table.createTBody();
    bodies.set(name, body);
    if (name === null) return body;
    const cell = document.createElement("th");
    cell.scope = "rowgroup";
    cell.colSpan = columns;
    cell.textContent = name;
    const line = body.insertRow();
    line.className = "group";
    line.append(cell);
    return body;
  };
  return {
    of: (name: string | null) => bodies.get(name) ?? make(name),
    /** Writes beside each group's name how many rows it has. */
    count() {
      for (const [name, body] of bodies)
        if (name !== null) body.rows[0]?.cells[0]?.append(` (${body.rows.length - 1})`);
    },
  };
}
