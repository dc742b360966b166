import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ImportEngine } from "../engine";
import type { Pace } from "../pace";
import { file, ods, textRows, xlsx, xlsxFiles } from "../test-support/make-files";
import { FileRefused } from "./refusals";
import { TableBuilder } from "./table";

/** The limits of what may be processed between two calls of `pace.shouldYield`. */
const MAX_CHARACTERS = 400_000;
const MAX_CELLS = 300_000;

/** What was processed since the last call of `pace.shouldYield`, and the maximum. */
let [characters, cells, most] = [0, 0, { characters: 0, cells: 0 }];

/** Counts instead of measuring the time, because the result must not depend on the machine. */
const counting: Pace = {
  shouldYield() {
    most = { characters: Math.max(most.characters, characters), cells: Math.max(most.cells, cells) };
    [characters, cells] = [0, 0];
    return false;
  },
  yieldToBrowser: () => Promise.resolve(),
};

beforeEach(() => {
  [characters, cells, most] = [0, 0, { characters: 0, cells: 0 }];
  const { decode } = TextDecoder.prototype;
  vi.spyOn(TextDecoder.prototype, "decode").mockImplementation(function (this: TextDecoder, ...given) {
    const text = decode.apply(this, given);
    characters += text.length;
    return text;
  });
  const { add } = TableBuilder.prototype;
  vi.spyOn(TableBuilder.prototype, "add").mockImplementation(function (this: TableBuilder, row, times = 1) {
    cells += row.length * times;
    return add.call(this, row, times);
  });
});
afterEach(() => void vi.restoreAllMocks());

/** @returns the number of rows, or the message of the refusal; other errors are thrown */
async function outcome(given: File | { text: string }): Promise<string> {
  const places = () => Promise.resolve({ find: () => undefined } as never);
  const engine = new ImportEngine({ today: "2026-11-20", zones: ["Lodi"] }, counting, places);
  try {
    const { rows } = await engine.open(given, () => undefined);
    return `${rows} rows`;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return `${error.refusal.title}. ${error.refusal.remedy}`;
  } finally {
    counting.shouldYield();
  }
}

const odsRow = (repeated: number, cell: string, columns = 1) =>
  `<table:table-row table:number-rows-repeated="${repeated}"><table:table-cell office:value-type="string" table:number-columns-repeated="${columns}"><text:p>${cell}</text:p></table:table-cell></table:table-row>`;
const part = (name: string, xml: string) =>
  file(
    zipSync({
      ...xlsxFiles({ sheets: { A: textRows([["a"], ["b"]]) } }),
      [name]: strToU8(xml),
    }) as Uint8Array<ArrayBuffer>,
    "a.xlsx",
  );
const csv = (text: string | Uint8Array<ArrayBuffer>) => file(text, "a.csv");
const wide = Array.from({ length: 500 }, (_, at) => `c${at}`).join(";");

const CELLS = "Il file ha troppe celle. Il limite è di 20 milioni di celle";
const CELL = /^Una cella della riga \d+ ha troppo testo. Il limite è di 32.767 caratteri per cella/;
const ROW = "è troppo lunga. Il limite è di 250.000 caratteri per riga";
const RUN = "Nel foglio c’è un testo troppo lungo. Il limite è di 250.000 caratteri";
const MEGABYTE = 1_000_000;

describe("a file beyond a limit is refused with a message that names the limit, and is read in slices until then", () => {
  it.each<[string, () => File | { text: string }, string | RegExp]>([
    ["a small ODS with many repeated rows and columns", () => ods({ A: odsRow(1_048_576, "a", 500) }), CELLS],
    ["repeated rows below the limit of rows", () => ods({ A: odsRow(499_000, "a", 500) }), CELLS],
    [
      "many groups of repeated rows",
      () => ods({ A: odsRow(30_000, "a", 40).repeat(99) }),
      "Il limite è di 500.000 righe",
    ],
    ["too many columns", () => ods({ A: odsRow(1, "a", 16_384) }), "Il limite è di 500 colonne"],
    ["repeated empty rows", () => ods({ A: `${odsRow(1_048_576, "").repeat(300)}${odsRow(2, "x")}` }), /^[12] rows$/],
    [
      "invalid numbers of repetitions",
      () => ods({ A: `${odsRow(-1, "a", 1e21)}${odsRow(Number.NaN, "b")}` }),
      /^[12] rows$/,
    ],
    ["a CSV with many columns and rows", () => csv(`${wide}\n${"1;2\n".repeat(45_000)}`), CELLS],
    ["a CSV with one wide row below many", () => csv(`${"a;b\n".repeat(45_000)}${wide}\n`), CELLS],
    ["cells of 1 MB", () => csv(`a;b\n${`x;${"y".repeat(MEGABYTE)}\n`.repeat(5)}`), CELL],
    ["a cell that is a little too long", () => csv(`a;b\n1;2\n3;${"y".repeat(32_768)}\n`), CELL],
    ["a long cell in pasted text", () => ({ text: `a\tb\n3\t${"y".repeat(40_000)}\n` }), CELL],
    ["unclosed quotes", () => csv(`a;b\n1;2\n"${"y;z\n".repeat(200_000)}`), "Alla riga 3 si aprono delle virgolette"],
    ["a line of spaces and quotes", () => csv(`a;b\n"${'" '.repeat(60_000)}${" ".repeat(200_000)};c\n`), "virgolette"],
    [
      "a line of quoted cells",
      () => csv(`a;b\n${'"";'.repeat(60_000)}c\n`),
      "virgolette. Il limite è di 4.000 per riga",
    ],
    ["a line of empty cells without an end", () => csv(`a;b\n1;2\n${";".repeat(600_000)}`), ROW],
    ["a line without an end", () => csv("x;".repeat(400_000)), "500 colonne"],
    ["a line of delimiters only", () => csv(`a;b\n${";".repeat(200_000)}\n1;2\n`), /^[12] rows$/],
    ["a long cell of a workbook", () => xlsx({ sheets: { A: textRows([["a"], ["y".repeat(40_000)]]) } }), CELL],
    [
      "a long shared text",
      () => xlsx({ strings: ["<t>y</t>".repeat(40_000)], sheets: { A: '<row><c t="s"><v>0</v></c></row>' } }),
      CELL,
    ],
    ["a long cell of LibreOffice", () => ods({ A: odsRow(2, "<text:span>y</text:span>".repeat(40_000)) }), CELL],
    ["a text of 2 MB", () => xlsx({ sheets: { A: textRows([["y".repeat(2 * MEGABYTE)]]) } }), RUN],
    ["a comment of 2 MB", () => part("xl/workbook.xml", `<workbook><!-- ${"< ".repeat(MEGABYTE)}`), RUN],
    ["a tag of 2 MB", () => part("xl/styles.xml", `<styleSheet ${"a ".repeat(MEGABYTE)}/>`), RUN],
    ["nested elements", () => part("xl/styles.xml", `${"<a>".repeat(5_000)}${"</a>".repeat(5_000)}`), "rovinato"],
    [
      "a row with more cells than Excel has",
      () => xlsx({ sheets: { A: `<row>${"<c/>".repeat(20_000)}</row>` } }),
      "500 colonne",
    ],
    [
      "a manifest of 3 MB",
      () => ods({ A: "" }, { "META-INF/manifest.xml": strToU8(" ".repeat(3 * MEGABYTE)) }),
      "Il limite è di 500 MB",
    ],
    [
      "nested entities",
      () =>
        part(
          "xl/styles.xml",
          `<!DOCTYPE a [<!ENTITY b "${"c".repeat(99)}">]><styleSheet>${"&b;".repeat(9_999)}</styleSheet>`,
        ),
      /^[12] rows$/,
    ],
    [
      "a part that grows a thousand times",
      () => part("xl/styles.xml", `<styleSheet>${"<xf/>".repeat(MEGABYTE / 2)}</styleSheet>`),
      /^[12] rows$/,
    ],
    [
      "a row far below",
      () => xlsx({ sheets: { A: '<row r="1"><c><v>1</v></c></row><row r="9999999999"><c><v>2</v></c></row>' } }),
      /^[12] rows$/,
    ],
    ["only totals", () => csv(`Cognome;Nome\n${"Totale;1\n".repeat(100_000)}`), "99950 rows"],
  ])("%s", async (_, make, expected) => {
    expect(await outcome(make())).toMatch(expected);
    expect(most.characters).toBeLessThan(MAX_CHARACTERS);
    expect(most.cells).toBeLessThan(MAX_CELLS);
  });

  it("a file at the limits is read: half a million rows with 40 columns", async () => {
    expect(await outcome(ods({ A: odsRow(500_000, "a", 40) }))).toBe("500000 rows");
    expect(await outcome(csv(`a;b\n1;${"y".repeat(32_767)}\n`))).toBe("1 rows");
  });
});
