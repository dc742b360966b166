/**
 * What a spreadsheet puts on the clipboard: lines of cells between tabs; a cell with a line end or a quote stands in quotes.
 * @returns its rows, each with its cells
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') cell += text[(at += 1)];
      else quoted = false;
    } else if (letter === '"' && cell === "") quoted = true;
    else if (letter === "\t") end();
    else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text[at + 1] === "\n") at += 1;
      end();
      rows.push([]);
    } else cell += letter;
  }
  end();
  // a spreadsheet ends its last line, too
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === "") rows.pop();
  return rows;
}
