import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_PACE } from "../test-support/no-pace";
import { findDelimiter } from "./delimiter";
import { openFile } from "./open-file";
import { tableRow } from "./table";

const lines = (count: number, line: (row: number) => string) => Array.from({ length: count }, (_, at) => line(at + 1));

async function rowsOf(text: string) {
  const source = await openFile(new File([text], "a.csv"), NO_PACE);
  const { table, delimiter, notes } = await source.read({}, () => undefined);
  return { delimiter, notes, rows: Array.from({ length: table.rows }, (_, row) => tableRow(table, row)) };
}

describe("the delimiter", () => {
  it.each([
    [
      "of the headings, although addresses have more commas",
      ";",
      ["Cognome;Nome;Zona;Indirizzo", ...lines(12, (row) => `Rossi;Mario;Lodi;Via Roma, ${row}, 26900, Lodi, LO`)],
    ],
    [
      "of known headings, although all rows have the same number of commas",
      ";",
      ["Cognome;Nome;Note", ...lines(12, () => "Rossi;Mario;a, b, c, d, e, f")],
    ],
    [
      "that all rows have, if no heading is known",
      ";",
      ["alfa;beta;gamma;delta", ...lines(12, (row) => `a${row};b;c;d, e, f, g`)],
    ],
    [
      "that is rare in cells, if several delimiters fit all rows and no row is a heading",
      ";",
      lines(12, (row) => `Rossi;Mario;Via Roma, ${row}, 26900, Lodi, LO`),
    ],
    ["tab, although each cell has a comma", "\t", lines(9, (row) => `Rossi, Mario\tVia Po, ${row}\tLodi`)],
    [
      "of the headings, although the titles above have another one",
      ",",
      [
        "Elenco; soci; donatori; zona",
        "agg. al 31/12; ore 10",
        "Cognome,Nome,Zona",
        ...lines(9, () => "Rossi,Mario,Lodi"),
      ],
    ],
    ["of rows without their last cells", ";", ["Cognome;Nome;Zona;Note", "Rota", "Bo;Li", "Re;Al;Lodi;a, b"]],
    [
      "semicolon, for a file with one column whose cells have commas",
      ";",
      ["Nominativo", "Rossi, Mario", "Bianchi, Ada"],
    ],
    ["outside of quotes", ",", ["Cognome,Nome,Note", ...lines(9, () => 'Rossi,Mario,"a; b; c; d; e"')]],
    ["semicolon between decimal numbers", ";", ["alfa;beta", ...lines(9, (row) => `${row},5;${row},25`)]],
  ])("is the one %s", async (_, delimiter, text) =>
    expect(await findDelimiter(text.join("\n"), NO_PACE)).toBe(delimiter),
  );

  it("is found whatever the cells contain, if the headings are known", async () => {
    const cell = fc.stringMatching(/^[a-z ,|;\t]{0,12}$/);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(";", ",", "\t", "|"), fc.array(fc.tuple(cell, cell, cell)), async (by, rows) => {
        const quoted = rows.map((cells) => cells.map((text) => `"${text}"`).join(by));
        expect(await findDelimiter([`Cognome${by}Nome${by}Zona`, ...quoted].join("\n"), NO_PACE)).toBe(by);
      }),
    );
  });
});

describe("a space before a quote", () => {
  it("is ignored: the cell is quoted", async () => {
    const text =
      'Cognome; Nome; Zona; Indirizzo; Note\nRossi; Mario; Lodi; "Via Roma; 12"; "detto ""Pino"""\n' +
      'Verdi; Anna; Lodi; "Via Po; 3"; x\n';
    expect(await rowsOf(text)).toMatchObject({
      rows: [
        ["Cognome", "Nome", "Zona", "Indirizzo", "Note"],
        ["Rossi", "Mario", "Lodi", "Via Roma; 12", 'detto "Pino"'],
        ["Verdi", "Anna", "Lodi", "Via Po; 3", "x"],
      ],
      notes: [],
    });
  });

  it.each([
    ["is part of a text that continues after the quotes", 'Cognome;Nome\nRossi; "Pino" Mario', 'Rossi|"Pino" Mario'],
    ["stays inside quotes", 'Cognome;Nome\nRossi;"a; ""b"""', 'Rossi|a; "b"'],
    ["may be repeated, and may follow the quotes", 'Cognome;Nome\n  "Rossi"  ;\t"Ma;rio" ', "Rossi|Ma;rio"],
    ["may be in a row with line breaks in quotes", 'Cognome;Nome\nRossi; "Via\nRoma; 1"', "Rossi|Via\nRoma; 1"],
    ["may be between tabs", 'Cognome\tNome\nRossi\t "Ma\trio"', "Rossi|Ma\trio"],
  ])("%s", async (_, text, row) => expect((await rowsOf(text)).rows[1]?.join("|")).toBe(row));

  it("is ignored if the quoted cell is on the border of two pieces, too", async () => {
    const line = 'Rossi; "Via Roma; 12"; "detto ""Pino"""; x\n';
    const { rows } = await rowsOf(`Cognome; Nome; Zona; Note\n${line.repeat(5_000)}`);
    expect(rows).toHaveLength(5_001);
    expect(new Set(rows.slice(1).map((row) => row.join("|")))).toEqual(new Set(['Rossi|Via Roma; 12|detto "Pino"|x']));
  });
});
