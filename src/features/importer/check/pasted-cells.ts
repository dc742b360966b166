import Papa from "papaparse";

/**
 * What a spreadsheet puts on the clipboard: lines of cells between tabs; a cell with a line end or a quote stands in quotes.
 * @returns its rows, each with its cells
 */
export function pastedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, "\n"), { delimiter: "\t", newline: "\n" });
  // a spreadsheet ends its last line, too
  const last = data.at(-1);
  if (data.length > 1 && last?.length === 1 && last[0] === "") data.pop();
  return data.length > 0 ? data : [[""]];
}
