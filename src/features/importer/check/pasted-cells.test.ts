import { expect, it } from "vitest";
import { pastedCells } from "./grid-keys";

it.each<[string, string, string[][]]>([
  ["one cell", "Rossi", [["Rossi"]]],
  [
    "a block, as Excel ends it",
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
  ["line ends and quotes in a cell", '"via Roma\n""12"""\tBG', [['via Roma\n"12"', "BG"]]],
  ["a quote that opens nothing", '5" e 6"', [['5" e 6"']]],
  ["nothing", "", [[""]]],
])("what is pasted is read into cells: %s", (_, text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
