import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { file, ods, textRows, xlsx } from "./test-support/make-files";

const noProgress = () => undefined;
const engineOf = () => createEngine({ today: "2026-11-20", zones: ["Lodi", "Zona Nord"] });

async function rowsOf(given: File) {
  const engine = engineOf();
  const reading = await engine.open(given, noProgress);
  const { columns } = await engine.matching();
  await engine.check(noProgress);
  const { rows } = await engine.rows({ show: "all" }, 0, 99);
  return { engine, reading, columns, rows };
}

describe("a name", () => {
  it("has single spaces between its words, whatever spaces the file has", async () => {
    const { rows } = await rowsOf(
      file('Cognome;Nome;Zona;Comune\n"De  Luca";"Anna\t Maria";Zona  Nord;San   Donato\u2003Milanese\n', "a.csv"),
    );
    expect(rows[0]?.values).toMatchObject({
      lastName: "De Luca",
      firstName: "Anna Maria",
      area: "Zona Nord",
      city: "San Donato Milanese",
    });
  });

  it("has single spaces in a file of donations, too", async () => {
    const { rows } = await rowsOf(
      file("Data;Tipo;Luogo;Donatore;Data di nascita\n01/02/2026;Plasma;Lodi;Rossi \t Mario;02/03/1980\n", "a.csv"),
    );
    expect(rows[0]?.values.donorName).toBe("Rossi Mario");
  });
});

describe("a column of counts", () => {
  const counts = (cell: string) =>
    rowsOf(file(`Cognome;Nome;Zona;Numero donazioni\nRossi;Ada;Lodi;${cell}\n`, "a.csv"));

  it.each(["50 %", "50%", "0,5", "-3", "1e3", "1.234", "1,234", "12'500"])("refuses %s", async (cell) => {
    const { rows } = await counts(cell);
    expect(rows[0]?.problems).toMatchObject([{ field: "donationsNumber", level: "error" }]);
  });

  it("offers the digits of a number with separators as a fix", async () => {
    const { engine, rows } = await counts("1.234");
    expect(rows[0]?.problems).toMatchObject([{ fix: "1234" }]);
    expect(await engine.fixAll("wrong", "donationsNumber")).toMatchObject({ toFix: 0, ready: 1 });
  });

  it("refuses a percentage of LibreOffice", async () => {
    const cell = (text: string, more = 'office:value-type="string"') =>
      `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
    const head = row(...["Cognome", "Nome", "Zona", "Numero donazioni"].map((text) => cell(text)));
    const data = (last: string) => row(cell("Rossi"), cell("Mario"), cell("Lodi"), last);
    const { rows } = await rowsOf(
      ods({
        F:
          head +
          data(cell("50%", 'office:value-type="percentage" office:value="0.5"')) +
          data(cell("100%", 'office:value-type="percentage" office:value="1"')) +
          data(cell("1.234", 'office:value-type="float" office:value="1234"')),
      }),
    );
    expect(rows.map(({ values }) => values.donationsNumber)).toEqual(["50%", "100%", "1234"]);
    expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1, 0]);
  });

  it("refuses a percentage of Excel, which stores 100% as 1", async () => {
    const data = (value: string, style: number) =>
      `<row><c t="inlineStr"><is><t>Rossi</t></is></c><c t="inlineStr"><is><t>Ada</t></is></c><c t="inlineStr"><is><t>Lodi</t></is></c><c s="${style}"><v>${value}</v></c></row>`;
    const { rows } = await rowsOf(
      xlsx({
        formats: ["0.0%"],
        sheets: {
          A:
            textRows([["Cognome", "Nome", "Zona", "Numero donazioni"]]) +
            data("0.125", 2) +
            data("1", 2) +
            data("7", 0),
        },
      }),
    );
    expect(rows.map(({ values }) => values.donationsNumber)).toEqual(["12,5%", "100%", "7"]);
    expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1, 0]);
  });
});

describe("a heading that is merged across two columns", () => {
  const sheetOf = (heading: string, merged: string) => {
    const rows = textRows([
      [heading, "", "Zona"],
      ["Rossi", "Mario", "Lodi"],
      ["Verdi", "Anna", "Lodi"],
    ]);
    const given = xlsx({
      sheets: { A: `${rows}</sheetData><mergeCells><mergeCell ref="${merged}"/></mergeCells><sheetData>` },
    });
    return rowsOf(given);
  };

  it.each([
    ["Cognome e nome", "lastName", "firstName"],
    ["Nome e cognome", "firstName", "lastName"],
  ])("names both parts of the name, in its order: %s", async (heading, first, second) => {
    const { reading, columns, rows } = await sheetOf(heading, "A1:B1");
    expect(reading.columns.map((column) => column.heading)).toEqual([heading, heading, "Zona"]);
    expect(columns.map(({ field }) => field)).toEqual([first, second, "area"]);
    expect(columns[1]?.confidence).toBe("likely");
    expect(rows[0]?.values).toMatchObject({ [first]: "Rossi", [second]: "Mario" });
  });

  it("counts for both columns in LibreOffice, and a title across all columns isn't a heading", async () => {
    const cell = (text: string, more = "") =>
      `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
    const { reading, columns } = await rowsOf(
      ods({
        F:
          row(
            cell("Elenco", 'table:number-columns-spanned="4"'),
            '<table:covered-table-cell table:number-columns-repeated="3"/>',
          ) +
          row(
            cell("Cognome"),
            cell("Telefono", 'table:number-columns-spanned="2"'),
            "<table:covered-table-cell/>",
            cell("Zona"),
          ) +
          row(cell("Rossi"), cell("0371123456"), cell("3331234567"), cell("Lodi")),
      }),
    );
    expect(reading.preview[0]).toEqual(["Elenco", "", "", ""]);
    expect(reading.columns.map(({ heading }) => heading)).toEqual(["Cognome", "Telefono", "Telefono", "Zona"]);
    expect(columns.map(({ field }) => field)).toEqual(["lastName", "phoneHome", "mobile", "area"]);
  });
});

describe("a cell that spans several rows", () => {
  const table = [
    ["Cognome", "Nome", "Zona"],
    ["Rossi", "Mario", "Lodi"],
    ["Verdi", "Anna", ""],
    ["Bo", "Li", ""],
    ["Re", "Al", "Zona Nord"],
  ];
  const sheetOf = (...merged: string[]) =>
    xlsx({
      sheets: {
        A: `${textRows(table)}</sheetData><mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells><sheetData>`,
      },
    });
  const areas = (rows: readonly { values: Record<string, string> }[]) => rows.map(({ values }) => values.area);

  it("is repeated in each of them if the user says so", async () => {
    const { engine, reading, rows } = await rowsOf(sheetOf("C2:C4"));
    expect(reading).toMatchObject({ mergedColumns: ["Zona"], options: { fillsMerged: null } });
    expect(areas(rows)).toEqual(["Lodi", "", "", "Zona Nord"]);
    expect((await engine.read({ fillsMerged: true })).notes.join()).toContain("celle unite");
    await engine.check(noProgress);
    expect(areas((await engine.rows({ show: "all" }, 0, 9)).rows)).toEqual(["Lodi", "Lodi", "Lodi", "Zona Nord"]);
  });

  it("isn't asked about in the headings, and may overlap others or end after the data in a damaged file", async () => {
    expect((await rowsOf(sheetOf("A1:A2", "A1:B1"))).reading.mergedColumns).toEqual([]);
    const { engine } = await rowsOf(sheetOf("C2:C3", "C3:C9", "C5:C1048576"));
    await engine.read({ fillsMerged: true });
    await engine.check(noProgress);
    expect(areas((await engine.rows({ show: "all" }, 0, 9)).rows)).toEqual(["Lodi", "Lodi", "", "Zona Nord"]);
  });

  it("is read in LibreOffice, too", async () => {
    const cell = (text: string, more = "") =>
      `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
    const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
    const { engine, reading } = await rowsOf(
      ods({
        F:
          row(cell("Cognome"), cell("Nome"), cell("Zona")) +
          row(cell("Rossi"), cell("Ada"), cell("Lodi", 'table:number-rows-spanned="2"')) +
          row(cell("Verdi"), cell("Ugo"), "<table:covered-table-cell/>"),
      }),
    );
    expect(reading.mergedColumns).toEqual(["Zona"]);
    await engine.read({ fillsMerged: true });
    await engine.check(noProgress);
    expect(areas((await engine.rows({ show: "all" }, 0, 9)).rows)).toEqual(["Lodi", "Lodi"]);
  });
});
