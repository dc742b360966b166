import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { file, zipWithFalseSize, ods, ole, textRows, xlsx, xlsxFiles } from "../test-support/make-files";
import { NO_PACE } from "../test-support/no-pace";
import { openFile } from "./open-file";
import { FileRefused } from "./refusals";
import { tableRow } from "./table";

const noProgress = () => undefined;

async function read(given: File, sheet?: string) {
  const source = await openFile(given, NO_PACE);
  const { table, ...found } = await source.read(sheet === undefined ? {} : { sheet }, noProgress);
  const rows = Array.from({ length: table.rows }, (_, row) => tableRow(table, row));
  return { source, rows, lines: [...table.lines], ...found };
}

const odsRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => {
      const texts = cells.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`);
      return `<table:table-row>${texts.join("")}</table:table-row>`;
    })
    .join("");

describe("a workbook of Excel", () => {
  it("is read with all kinds of texts, numbers, days, flags and results of formulas", async () => {
    const { rows, lines } = await read(
      xlsx({
        strings: [
          "<t>Cognome</t>",
          "<r><t>Ro</t></r><r><t>ta &amp; C.</t></r><rPh><t>no</t></rPh>",
          "<t>a_x000D_b</t>",
        ],
        formats: ["dd/mm/yyyy;@", "0.00 &quot;giorni&quot;", "[$-410]d mmmm yyyy"],
        sheets: {
          Foglio1:
            '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Note</t></is></c></row>' +
            '<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>23084</v></c><c r="C4"><v>4.5</v></c><c r="D4" t="b"><v>1</v></c></row>' +
            '<row r="5"><c r="A5" t="str"><f>A1</f><v>Bo</v></c><c r="B5" s="2"><v>44562.75</v></c><c r="C5" s="3"><v>12</v></c><c r="D5" t="e"><v>#N/A</v></c></row>' +
            '<row r="6"><c r="A6" t="s"><v>2</v></c><c r="B6" s="4"><v>1</v></c><c r="C6"><v>24121</v></c><c r="D6"><f>B1</f></c></row>',
        },
      }),
    );
    expect(rows).toEqual([
      ["Cognome", "", "Note", ""],
      ["Rota & C.", "1963-03-14", "4,5", "Sì"],
      ["Bo", "2022-01-01", "12", "#N/A"],
      ["a\rb", "1900-01-01", "24121", ""],
    ]);
    expect(lines).toEqual([1, 4, 5, 6]); // empty rows, which aren't in the XML, count
  });

  it("has a note about formulas without a stored result", async () => {
    const { notes } = await read(
      xlsx({ sheets: { A: '<row r="1"><c r="A1"><f>B1</f></c><c r="B1"><v>1</v></c></row>' } }),
    );
    expect(notes.join()).toContain("Una formula non ha un risultato salvato");
  });

  it("that counts days from 1904 is read with the right days", async () => {
    const { rows } = await read(xlsx({ date1904: true, sheets: { A: '<row r="1"><c s="1"><v>21622</v></c></row>' } }));
    expect(rows).toEqual([["1963-03-14"]]);
  });

  it.each([
    ["xlsx", (sheets: Record<string, string>) => xlsx({ sheets }), textRows],
    ["ods", (sheets: Record<string, string>) => ods(sheets), odsRows],
  ])("(%s) is read from the sheet with known headings, not from the one with instructions", async (_, book, rows) => {
    const [instructions, data, other] = [
      [["Come compilare il foglio"], ["Una riga per ogni persona"]],
      [
        ["Cognome", "Nome", "Tessera"],
        ["Rossi", "Ada", "7"],
      ],
      [["Totale", "12"]],
    ];
    expect((await read(book({ Istruzioni: rows(instructions), Soci: rows(data), Conti: rows(other) }))).sheet).toBe(
      "Soci",
    );
    expect((await read(book({ Istruzioni: rows(instructions), Conti: rows(other) }))).sheet).toBe("Istruzioni");
    const tooWide = [Array.from({ length: 600 }, (_, at) => `c${at}`)];
    expect((await read(book({ Elenco: rows(instructions), Grafico: rows(tooWide) }))).sheet).toBe("Elenco");
    await expect(read(book({ Grafico: rows(tooWide), Elenco: rows(instructions) }))).rejects.toThrow(FileRefused);
  });

  it("is read from the first sheet that isn't empty; hidden sheets aren't listed", async () => {
    const sheets = { Vuoto: "", Soci: textRows([["a"]]), Segreto: textRows([["x"]]), Altro: textRows([["b"]]) };
    const given = xlsx({ sheets, hidden: ["Segreto"] });
    const { source, rows, sheet } = await read(given);
    expect(source.sheets).toEqual(["Vuoto", "Soci", "Altro"]);
    expect({ rows, sheet }).toEqual({ rows: [["a"]], sheet: "Soci" });
    expect((await read(given, "Altro")).rows).toEqual([["b"]]);
  });

  it("keeps cells without references in their columns, also after an empty cell", async () => {
    const files = xlsxFiles({ sheets: { A: "" } });
    files["xl/worksheets/sheet1.xml"] = strToU8(
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Cognome</t></is></c><c t="inlineStr"><is><t>Nome</t></is></c></row><row><c/><c t="inlineStr"><is><t>Ada</t></is></c></row></sheetData></worksheet>',
    );
    expect((await read(file(zipSync(files) as Uint8Array<ArrayBuffer>, "a.xlsx"))).rows).toEqual([
      ["Cognome", "Nome"],
      ["", "Ada"],
    ]);
  });

  it("may have tags with a prefix and cells without references", async () => {
    const files = xlsxFiles({ sheets: { A: "" } });
    files["xl/worksheets/sheet1.xml"] = strToU8(
      '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c><x:c><x:v>7</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    );
    expect((await read(file(zipSync(files) as Uint8Array<ArrayBuffer>, "a.xlsx"))).rows).toEqual([["a", "7"]]);
  });

  it("is read completely in several pieces", async () => {
    const many = Array.from({ length: 6_000 }, (_, at) => [`Riga ${at}`, "à".repeat(30), "c"]);
    const { rows } = await read(xlsx({ sheets: { A: textRows(many) } }));
    expect(rows).toEqual(many);
  });
});

describe("a spreadsheet of LibreOffice", () => {
  const cell = (text: string, attributes = 'office:value-type="string"') =>
    `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;

  it("is read with all kinds of cells, and repeated rows and columns", async () => {
    const { rows, lines, source } = await read(
      ods({
        Vuoto: "",
        Soci:
          `<table:table-row>${cell("Cognome")}${cell("Nato il")}${cell("N")}</table:table-row>` +
          `<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>` +
          `<table:table-row>${cell('D&apos;A<text:s text:c="2"/>b')}${cell("14/03/63", 'office:value-type="date" office:date-value="1963-03-14T00:00:00"')}${cell("4,50", 'office:value-type="float" office:value="4.5"')}</table:table-row>` +
          `<table:table-row table:number-rows-repeated="2">${cell("x", 'office:value-type="string" table:number-columns-repeated="2"')}${cell("VERO", 'office:value-type="boolean" office:boolean-value="true"')}</table:table-row>` +
          '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>',
      }),
    );
    expect(source.sheets).toEqual(["Vuoto", "Soci"]);
    expect(rows).toEqual([
      ["Cognome", "Nato il", "N"],
      ["D'A  b", "1963-03-14", "4,5"],
      ["x", "x", "Sì"],
      ["x", "x", "Sì"],
    ]);
    expect(lines).toEqual([1, 4, 5, 6]);
  });

  it("with a password is refused", () =>
    expect(read(ods({ A: "" }, { "META-INF/manifest.xml": strToU8("<manifest:encryption-data/>") }))).rejects.toThrow(
      "protetto da una password",
    ));
});

const bomb = { sheets: { A: textRows([["a".repeat(5_000)]]) } };

describe("an unreadable file is refused with a message", () => {
  it.each([
    ["an old workbook", ole("Workbook", "soci.xls"), ".xls"],
    ["a workbook with a password", ole("EncryptedPackage", "soci.xlsx"), "password"],
    ["macros", xlsx({ sheets: { A: "" }, more: { "xl/vbaProject.bin": new Uint8Array(9) } }, "a.xlsm"), "macro"],
    [
      "a binary workbook",
      file(zipSync({ "xl/workbook.bin": new Uint8Array(9) }) as Uint8Array<ArrayBuffer>, "a.xlsb"),
      ".xlsb",
    ],
    [
      "a document of Word",
      file(zipSync({ "word/document.xml": new Uint8Array(9) }) as Uint8Array<ArrayBuffer>, "a.docx"),
      "Word",
    ],
    ["an archive", file(zipSync({ "a.csv": strToU8("a;b") }) as Uint8Array<ArrayBuffer>, "a.zip"), "archivio"],
    [
      "a zip with a larger entry than it states",
      zipWithFalseSize(bomb, "xl/worksheets/sheet1.xml"),
      "quantità di dati",
    ],
    ["a truncated zip", new File([xlsx(bomb).slice(0, 900)], "a.xlsx"), "rovinato"],
    ["a workbook without rows", xlsx({ sheets: { A: "" } }), "nessun foglio con dei dati"],
    ["a picture", file(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2), "a.csv"), "un’immagine"],
    [
      "a program",
      file(
        Uint8Array.from({ length: 999 }, (_, at) => (at * 7) % 256),
        "a.csv",
      ),
      "altro programma",
    ],
    ["a web page", file("<!DOCTYPE html><table>", "soci.xls"), "pagina web"],
    ["an empty file", file("", "a.csv"), "vuoto"],
  ])("%s", async (_, given, message) => expect(read(given)).rejects.toThrow(message));

  const cut = (sheet: string) => {
    const files = xlsxFiles({ sheets: { A: "" } });
    files["xl/worksheets/sheet1.xml"] = strToU8(sheet);
    return file(zipSync(files) as Uint8Array<ArrayBuffer>, "a.xlsx");
  };
  const row = "<row><c><v>1</v></c></row>";

  it.each([
    ["in the middle of a row", cut(`<worksheet><sheetData>${row}<row><c><v>2`)],
    ["between two rows", cut(`<worksheet><sheetData>${row}${row}`)],
    ["in invalid XML", cut(`<worksheet><sheetData>${row}<row><c</row></sheetData></worksheet>`)],
    [
      "in a sheet of LibreOffice",
      ods(
        { Soci: "" },
        {
          "content.xml": strToU8(
            '<x><table:table table:name="A"><table:table-row><table:table-cell office:value-type="float" office:value="4"/></table:table-row>',
          ),
        },
      ),
    ],
  ])("a workbook whose sheet ends %s", async (_, given) => expect(read(given)).rejects.toThrow("rovinato"));

  it("a zip bomb, before anything is unpacked", async () => {
    const given = xlsx(bomb);
    const view = new DataView(await given.arrayBuffer());
    for (let at = 0; at < view.byteLength - 46; at++)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 600_000_000, true);
    await expect(openFile(new File([view], "bomb.xlsx"), NO_PACE)).rejects.toThrow("quantità di dati");
  });
});
