import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import readXlsx from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { unprotectCell } from "../../../../domain/export/csv";
import type { CellValue } from "../../../../domain/fields/field-text";
import { chosenExportFields } from "../../../../domain/export/export-fields";
import type { Origin } from "../../../../domain/export/origin-texts";
import { createSlices, type MakeWriter } from "./file-writer";
import { csvFile, jsonFile } from "./text-files";
import { xmlText } from "./xlsx-cells";
import { xlsxFile } from "./xlsx-file";

const names = ["lastName", "birthday", "donationsNumber", "privacy", "status", "mobile", "note"];
const fields = chosenExportFields("donors", names);
const ROWS: CellValue[][] = [
  ["D’Angelo", "1987-10-04", 12, true, "active", "+39 333 1234567", "=1+1"],
  ['Àbaco <b>&"c"', "2026-11-21", 0, false, "hold", "001204", 'due\nrighe; "e" una'],
  ["", null, null, null, "dead", null, "  spazi  "],
  ["Verdi", "1899-05-01", -3, true, "active", "@x", "_x0041_"],
];

async function write(make: MakeWriter, rows = ROWS, { pages = 2, origin = null as Origin | null } = {}): Promise<Blob> {
  const writer = make({ title: "Donatori", fields, origin, slices: createSlices(new AbortController().signal) });
  const size = Math.ceil(rows.length / pages);
  for (let at = 0; at < rows.length; at += size) await writer.add(rows.slice(at, at + size));
  return writer.finish();
}
const readBook = async (blob: Blob) => readXlsx(Buffer.from(await blob.arrayBuffer()));
const day = (iso: string) => new Date(`${iso}T00:00:00Z`);

describe("an XLSX", () => {
  it("is read by another library with the type of each cell", async () => {
    const [sheet] = await readBook(await write(xlsxFile()));
    expect(sheet?.sheet).toBe("Donatori");
    const [head, first, second, third, fourth] = sheet?.data ?? [];
    expect(head).toEqual(fields.map(({ label }) => label));
    expect(first).toEqual(["D’Angelo", day("1987-10-04"), 12, true, "Attivo", "+39 333 1234567", "=1+1"]);
    expect(second).toEqual(['Àbaco <b>&"c"', day("2026-11-21"), 0, false, "hold", "001204", 'due\nrighe; "e" una']);
    expect(third?.slice(0, 6)).toEqual([null, null, null, null, "Deceduto", null]);
    // spreadsheets disagree about days before 1 March 1900, so they are text
    expect(fourth?.slice(0, 6)).toEqual(["Verdi", "01/05/1899", -3, true, "Attivo", "@x"]);
  });

  it("continues in another sheet when one is full", async () => {
    const rows = Array.from({ length: 7 }, (_, nth) => [`n${nth}`]);
    const sheets = await readBook(await write(xlsxFile(4), rows));
    expect(sheets.map(({ sheet, data }) => [sheet, data.length])).toEqual([
      ["Donatori", 4],
      ["Donatori 2", 4],
      ["Donatori 3", 2],
    ]);
    expect(sheets.flatMap(({ data }) => data.slice(1).map(([name]) => name))).toEqual(rows.flat());
  });

  it("has a frozen header and filters over all rows of each sheet, with the names that spreadsheets expect", async () => {
    const rows = Array.from({ length: 7 }, (_, nth) => [`n${nth}`]);
    const parts = unzipSync(new Uint8Array(await (await write(xlsxFile(4), rows)).arrayBuffer()));
    const read = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
    expect(read("xl/worksheets/sheet1.xml")).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect(
      [1, 2, 3].map((nth) => /<autoFilter ref="([^"]+)"/.exec(read(`xl/worksheets/sheet${nth}.xml`))?.[1]),
    ).toEqual(["A1:G4", "A1:G4", "A1:G2"]);
    // LibreOffice needs these names for the filters
    const names = [...read("xl/workbook.xml").matchAll(/<definedName ([^>]*)>([^<]*)</g)];
    expect(names.map(([, attributes, range]) => [/localSheetId="(\d)"/.exec(attributes ?? "")?.[1], range])).toEqual([
      ["0", "'Donatori'!$A$1:$G$4"],
      ["1", "'Donatori 2'!$A$1:$G$4"],
      ["2", "'Donatori 3'!$A$1:$G$2"],
    ]);
  });

  it("names its filter, its day and its author in another sheet", async () => {
    const filter = "Donatori di gruppo 0-, cercati con «<ro>»";
    const origin = { filter, made: new Date("2026-11-20T20:41:00+01:00"), author: "Silvia Carrara" };
    const rows = Array.from({ length: 4 }, (_, nth) => [`n${nth}`]);
    const sheets = await readBook(await write(xlsxFile(4), rows, { origin }));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["Donatori", "Donatori 2", "Informazioni"]);
    expect(sheets.at(-1)?.data).toEqual([
      ["Filtro", filter],
      ["Fatto", "venerdì 20 novembre 2026 alle ore 20:41"],
      ["Da", "Silvia Carrara"],
    ]);
    const csv = await (await write(csvFile, rows, { origin })).text();
    expect(csv.split("\r\n").slice(0, 2)).toEqual([
      expect.stringMatching(/^\ufeff?Cognome;/),
      expect.stringMatching(/^n0;/),
    ]);
  });

  it("escapes characters that are invalid in XML as spreadsheets do", () => {
    expect(xmlText("a\u000bb_x0041_\u0000")).toBe("a_x000B_b_x005F_x0041__x0000_");
    expect(xmlText("_x_ a_b")).toBe("_x_ a_b");
  });

  it("is a valid file without rows", async () => {
    const [sheet] = await readBook(await write(xlsxFile(), []));
    expect(sheet?.data).toHaveLength(1);
  });
});

describe("a CSV", () => {
  it("is read by another library, and formulas and phone numbers stay text", async () => {
    const bytes = new Uint8Array(await (await write(csvFile)).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const [, first, second] = Papa.parse<string[]>(text, { delimiter: ";", skipEmptyLines: true }).data;
    expect(first?.map(unprotectCell)).toEqual([
      "D’Angelo",
      "04/10/1987",
      "12",
      "Sì",
      "Attivo",
      "+39 333 1234567",
      "=1+1",
    ]);
    expect(first?.[6]).toBe("'=1+1");
    expect(second?.[6]).toBe('due\nrighe; "e" una');
  });
});

describe("a JSON", () => {
  it("has the values of the API", async () => {
    const list = JSON.parse(await (await write(jsonFile)).text()) as unknown[];
    expect(list).toHaveLength(4);
    expect(list[0]).toEqual(Object.fromEntries(names.map((name, at) => [name, ROWS[0]?.[at]])));
  });

  it("is an empty list without rows", async () =>
    expect(JSON.parse(await (await write(jsonFile, [])).text())).toEqual([]));
});

it("writing stops when the export is cancelled", async () => {
  const controller = new AbortController();
  const writer = xlsxFile()({ title: "Donatori", fields, origin: null, slices: createSlices(controller.signal) });
  controller.abort(new Error("cancelled"));
  const many = Array.from({ length: 5_000 }, () => ROWS[0] ?? []);
  await expect(writer.add(many)).rejects.toThrow("cancelled");
});
