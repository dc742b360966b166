import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { file, ods, textRows, xlsx } from "./test-support/make-files";

const noProgress = () => undefined;

async function valuesIn(given: File, ...names: string[]) {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  await engine.open(given, noProgress);
  const { columns } = await engine.matching();
  await engine.check(noProgress);
  const { rows } = await engine.rows({ show: "all" }, 0, 100);
  return { columns, values: rows.map(({ values }) => names.map((name) => values[name] ?? "")) };
}

const HEADINGS = ["Cognome", "Nome", "Zona", "CAP", "Telefono fisso", "Tessera"];
const number = (cell: string, style: number, value: number) => `<c r="${cell}" s="${style}"><v>${value}</v></c>`;
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`;

it("codes in a workbook of Excel have the leading zeros of their formats", async () => {
  const row = ["A2", "B2", "C2"].map((cell, at) => text(cell, ["Rossi", "A", "Lodi"][at] ?? "")).join("");
  const cells = number("D2", 2, 184) + number("E2", 3, 371123456) + number("F2", 0, 42);
  const given = xlsx({
    formats: ["00000", "&quot;0&quot;#"],
    sheets: { Soci: `${textRows([HEADINGS])}<row r="2">${row}${cells}</row>` },
  });
  const { values } = await valuesIn(given, "cap", "phoneHome", "cardNumber");
  expect(values).toEqual([["00184", "0371123456", "42"]]);
});

it("codes in a spreadsheet of LibreOffice have the leading zeros that the user sees", async () => {
  const asText = (value: string) => `<table:table-cell><text:p>${value}</text:p></table:table-cell>`;
  const asNumber = (value: number, shown: string) =>
    `<table:table-cell office:value-type="float" office:value="${value}"><text:p>${shown}</text:p></table:table-cell>`;
  const head = `<table:table-row>${HEADINGS.map(asText).join("")}</table:table-row>`;
  const cells = asNumber(184, "00184") + asNumber(371123456, "0371 123456") + asNumber(1234, "1.234");
  const row = `<table:table-row>${["Rossi", "A", "Lodi"].map(asText).join("")}${cells}</table:table-row>`;
  const { values } = await valuesIn(ods({ Soci: head + row }), "cap", "phoneHome", "cardNumber");
  expect(values).toEqual([["00184", "0371 123456", "1234"]]);
});

describe("days", () => {
  const head = ["Cognome", "Nome", "Zona", "Data di nascita", "Tessera"];
  const sheetOf = (days: readonly number[]) =>
    textRows([head]) +
    days
      .map((day, at) => {
        const line = at + 2;
        const names = text(`A${line}`, `R${at}`) + text(`B${line}`, "Ma") + text(`C${line}`, "Lodi");
        return `<row r="${line}">${names}${number(`D${line}`, 0, day)}${number(`E${line}`, 0, 19095 + at)}</row>`;
      })
      .join("");

  it("in a workbook that counts from 1904 are right without a date format, and other numbers stay", async () => {
    const days = [19095, 22787, 13315, 14703, 36584, 9497];
    const given = xlsx({ date1904: true, sheets: { Soci: sheetOf(days) } });
    const { columns, values } = await valuesIn(given, "birthday", "cardNumber");
    expect(columns[3]).toMatchObject({ field: "birthday", format: "numero di Excel" });
    expect(values).toEqual([
      ["12/04/1956", "19095"],
      ["22/05/1966", "19096"],
      ["15/06/1940", "19097"],
      ["03/04/1944", "19098"],
      ["29/02/2004", "19099"],
      ["01/01/1930", "19100"],
    ]);
  });

  it("in a workbook that counts from 1900 are right without a date format", async () => {
    const { values } = await valuesIn(xlsx({ sheets: { Soci: sheetOf([20557]) } }), "birthday");
    expect(values).toEqual([["12/04/1956"]]);
  });

  it("given as instants in UTC are the days in Italy, and the column's format says so", async () => {
    const given = file(
      "Cognome;Nome;Zona;Data di nascita;Codice fiscale\n" +
        "Rossi;Mario;Lodi;1956-04-11T23:00:00.000Z;\n" +
        "Rossi;Mara;Lodi;1966-05-21T22:00:00.000Z;\n" +
        "Rossi;Mario;Lodi;1980-03-31T23:00:00.000Z;RSSMRA80D01H501C\n",
      "soci.csv",
    );
    const { columns, values } = await valuesIn(given, "birthday");
    expect(columns[3]?.format).toBe("istante UTC");
    expect(values.flat()).toEqual(["12/04/1956", "22/05/1966", "01/04/1980"]);
  });
});
