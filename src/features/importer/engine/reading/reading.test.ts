import { describe, expect, it } from "vitest";
import { isComputedHeading } from "../../../../domain/import/known-headings";
import { pagePace } from "../pace";
import { NO_PACE } from "../test-support/no-pace";
import { ENCODINGS } from "./encoding";
import { findHeadingRow, recogniseEntity } from "./heading-row";
import { checkSize } from "./limits";
import { openFile } from "./open-file";
import { readCsv } from "./read-csv";
import { FileRefused } from "./refusals";
import { countValues, tableRow } from "./table";

const ROWS = 'Cognome;Nome;Note\r\nD’Angelò;Zoë;"due\r\nrighe; e ""virgolette"""\r\nRossi;Ada;€ 10\r\n';

const bytesOf = (text: string, encoding: string): Uint8Array<ArrayBuffer> => {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding.startsWith("utf-16")) {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), encoding === "utf-16le");
    return new Uint8Array(view.buffer);
  }
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from([...text], (letter) => codes.get(letter) ?? 63);
};

async function read(text: string, encoding = "utf-8") {
  const source = await openFile(new File([bytesOf(text, encoding)], "a.csv"), NO_PACE);
  const { table, ...found } = await source.read({}, () => undefined);
  const rows = Array.from({ length: table.rows }, (_, row) => tableRow(table, row));
  return { ...found, rows, table };
}

describe("a CSV", () => {
  it("has each value once, without spaces around it and invisible characters", async () => {
    const { table } = await read("Sesso\nM \n\u200bM\nM\n\u00a0\nM \n");
    expect(table.columns[0]?.values).toEqual(["", "Sesso", "M"]);
  });

  // Node's decoder of windows-1252 lacks the characters beyond Latin 1: see browser-reading.browser.test.ts
  const LATIN = ROWS.replace("’", "'").replace("€", "£");

  it.each([
    ["utf-8", "", "utf-8"],
    ["utf-8", "\ufeff", "utf-8"],
    ["windows-1252", "", "windows-1252"],
    ["utf-16le", "\ufeff", "utf-16le"],
    ["utf-16le", "", "utf-16le"],
    ["utf-16be", "\ufeff", "utf-16be"],
  ])("in %s with the byte order mark %j is decoded correctly", async (encoding, mark, expected) => {
    const { rows, ...found } = await read(mark + (encoding === "windows-1252" ? LATIN : ROWS), encoding);
    expect(found.encoding).toBe(expected);
    expect(ENCODINGS.map(({ value }) => value)).toContain(expected);
    expect(rows).toEqual([
      ["Cognome", "Nome", "Note"],
      [expect.stringMatching(/^D.Angelò$/), "Zoë", 'due\nrighe; e "virgolette"'],
      ["Rossi", "Ada", expect.stringMatching(/^[€£] 10$/)],
    ]);
  });

  it.each([";", ",", "\t", "|"])("is read with its delimiter: %j", async (delimiter) => {
    const text = `Elenco donatori\nCognome;Nome;Città\nRossi;Ada;Bergamo\nBo;Li;Lodi`.replaceAll(";", delimiter);
    expect((await read(text)).delimiter).toBe(delimiter);
  });

  it.each(["\n", "\r\n", "\r"])("may have line ends of %j", async (end) =>
    expect((await read(["a;b", "1;2", "3;4", ""].join(end))).rows).toHaveLength(3),
  );

  it("may have 500,000 rows below its titles and headings, and is refused beyond", async () => {
    const open = async (rows: number) => {
      const text = `Gruppo;2026\nCognome;Nome\n${"Rota;Ada\n".repeat(rows)}`;
      const source = await openFile(new File([text], "a.csv"), NO_PACE);
      return (await source.read({}, () => undefined)).table.rows;
    };
    expect(await open(500_000)).toBe(500_002);
    await expect(open(501_000)).rejects.toThrow(FileRefused);
  });

  it("may name its delimiter in a first line, which isn't a row", async () => {
    const { rows, table } = await read("sep=|\r\na|b;c\r\n1|2;3\r\n");
    expect(rows).toEqual([
      ["a", "b;c"],
      ["1", "2;3"],
    ]);
    expect([...table.lines]).toEqual([1, 2]);
  });

  it("is read correctly if a letter, a line end or a cell is on the border of two pieces", async () => {
    const line = `"à${"è".repeat(998)}\r\nì";òù\r\n`;
    const { rows } = await read(line.repeat(400));
    expect(rows).toHaveLength(400);
    expect(new Set(rows.map((row) => row.join("|"))).size).toBe(1);
  });

  it("counts empty rows, except at its end, and keeps the number of each row", async () => {
    const { table } = await read("a;b\n\n;\n1;2\n\n\n");
    expect(table.emptyRows).toBe(2);
    expect([...countValues(table.columns[0]!, 1)]).toEqual([0, 0, 1]); // neither the empty text nor the heading
    expect([...table.lines]).toEqual([1, 4]);
  });

  it("with unclosed quotes is refused with the number of the row", async () => {
    const read = readCsv(
      new Blob(['a;b\n1;2\n"3;4\n5;6\n']),
      { encoding: "utf-8", delimiter: ";" },
      NO_PACE,
      () => undefined,
    );
    await expect(read).rejects.toThrow("Alla riga 3 si aprono delle virgolette che non si chiudono");
  });

  it("is read in several tasks", async () => {
    let now = 0;
    const pace = pagePace(() => (now += 20));
    const { table } = await readCsv(
      new Blob(["a;b\n".repeat(200_000)]),
      { encoding: "utf-8", delimiter: ";" },
      pace,
      () => undefined,
    );
    expect(table.rows).toBe(200_000);
    expect(now).toBeGreaterThan(100);
  });
});

describe("the headings", () => {
  it.each([
    ["Cognome;Nome\nRossi;Ada", 0],
    ["Elenco donatori al 31/12/2025;;\n;;\nCognome;Nome;CF\nRossi;Ada;", 1],
    ["RSSMRA80A01H501U;Rossi;Mario\nBNCLRA85D41A794X;Bianchi;Lara", -1],
    ["alfa;beta;gamma\n1;2;3", 0],
    ["Rossi;Mario;Lodi\nBianchi;Ada;Bergamo\nVilla;Bo;Lodi", -1],
    ["Rossi;Mario;0+\nBianchi;Ada;A neg", -1],
    ["alfa;beta;zona\na;b;Lodi\nc;d;Lodi", 0],
  ])("of %j are found", async (text, row) => expect(findHeadingRow((await read(text)).table)).toBe(row));

  it.each([
    ["Cognome;Nome;Data di nascita;Gr. sanguigno;Cell", "donors"],
    ["Tessera;Data donazione;Tipo donazione;Luogo", "donations"],
    ["Cognome e nome;Data di nascita;Data;Tipo;Sede prelievo", "donations"],
    ["Cognome;Nome;Data di nascita;Benemerenza;Data benemerenza", "awards"],
    ["quota;anno", "donors"],
  ])("%j determine the entity of a file", (headings, entity) =>
    expect(recogniseEntity(headings.split(";"))).toBe(entity),
  );
});

it("the headings of computed columns in our exports are known", () => {
  expect(isComputedHeading("Può donare sangue intero dal")).toBe(true);
  expect(isComputedHeading("Può donare dal"), "of exports before this field had its type").toBe(true);
  expect(isComputedHeading("Cognome")).toBe(false);
});

it("a file of 200 MB is refused before it is read", () => {
  expect(() => checkSize(200_000_000, "text")).toThrow(FileRefused);
  expect(() => checkSize(0, "text")).toThrow("Il file è vuoto");
});
