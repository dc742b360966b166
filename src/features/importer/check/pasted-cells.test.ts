import { expect, it } from "vitest";
import { pastedCells } from "./grid-keys";

it.each<[string, string, string[][]]>([
  ["one cell", "Rossi", [["Rossi"]]],
  [
    "a block with a line break at its end, as in Excel",
    "Rossi\tMario\r\nBianchi\tAda\r\n",
    [
      ["Rossi", "Mario"],
      ["Bianchi", "Ada"],
    ],
  ],
  [
    "empty cells",
    "\tMario\n\t",
    [
      ["", "Mario"],
      ["", ""],
    ],
  ],
  ["line breaks and quotes in a cell", '"via Roma\n""12"""\tBG', [['via Roma\n"12"', "BG"]]],
  ["a quote inside a text", '5" e 6"', [['5" e 6"']]],
  ["an empty text", "", [[""]]],
])("pasted text is split into cells: %s", (_, text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
