import { cellText } from "../../../../domain/export/csv";
import type { ExportField } from "../../../../domain/export/export-fields";
import { MAX_PRINTED_COLUMNS, MAX_PRINTED_ROWS } from "../export-request";
import type { MakeWriter } from "./file-writer";

export class TooLongToPrintError extends Error {
  override readonly name = "TooLongToPrintError";
}

/** The class of a column in the print's style sheet. */
const classOf = ({ kind, format }: ExportField) => (kind === "number" ? kind : (format ?? ""));

export interface PrintLayout {
  /** Rows with the same value of this field are one group; it has no column. */
  groupedBy: string;
  /** Header of the column for signatures. */
  signature: string;
}

/** A table for printing, filled row by row. With many columns, each row is a paragraph with labels. */
export function printedList(layout: PrintLayout | null = null): {
  makeWriter: MakeWriter;
  table: () => HTMLTableElement;
} {
  let table = document.createElement("table");
  const makeWriter: MakeWriter = ({ fields, slices }) => {
    // a second try starts with an empty table
    table = document.createElement("table");
    const across = fields.filter(({ name }) => name !== layout?.groupedBy);
    const asCards = across.length > MAX_PRINTED_COLUMNS;
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
          if ((lines += 1) > MAX_PRINTED_ROWS) throw new TooLongToPrintError();
          const line = groups.of(groupField ? cellText(groupField, row[groupAt] ?? null) : null).insertRow();
          fields.forEach((field, at) => {
            if (at === groupAt) return;
            const cell = line.insertCell();
            cell.textContent = cellText(field, row[at] ?? null);
            cell.className = classOf(field);
            if (asCards) cell.dataset.label = field.label;
          });
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

/** One tbody for each group, in order of appearance. */
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
    count() {
      for (const [name, body] of bodies)
        if (name !== null) body.rows[0]?.cells[0]?.append(` (${body.rows.length - 1})`);
    },
  };
}
