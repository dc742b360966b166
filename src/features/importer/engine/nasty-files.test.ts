import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ImportEngine } from "./engine";
import { createEngine } from "./engine";
import { file, textRows, xlsx } from "./test-support/make-files";

const noProgress = () => undefined;
const engineOf = () => createEngine({ today: "2026-11-20", zones: ["Bergamo", "Lodi"] });

async function opened(text: string) {
  const engine = engineOf();
  return { engine, reading: await engine.open(file(text, "soci.csv"), noProgress) };
}

async function outcome(engine: ImportEngine) {
  const counts = await engine.check(noProgress);
  const { read, ready, skipped, refused } = await engine.counts();
  expect(read).toBe(ready + skipped + refused);
  expect(counts.all).toBe(counts.toFix + counts.ready + counts.skipped);
  return { ...counts, read };
}

describe("a nasty file", () => {
  it.each([
    ["", "Il file è vuoto"],
    [" \n;;\n\n", "Il file è vuoto"],
    ["\ufeff", "Il file è vuoto"],
    ["Cognome;Nome;Zona\n", "Il file ha solo le intestazioni"],
    [`${Array.from({ length: 1_000 }, (_, at) => `c${at}`).join(";")}\n`, "Il file ha troppe colonne"],
    ['Cognome;Nome\nRota;"Ada\nBo;Li\n', "Alla riga 2 si aprono delle virgolette che non si chiudono"],
  ])("is refused with a remedy: %j", async (text, title) => {
    const refused = opened(text).catch((error: unknown) => error);
    expect(await refused).toMatchObject({ refusal: { title, remedy: expect.stringMatching(/\.$/) as unknown } });
  });

  it("with rows of different lengths is read with all rows", async () => {
    const { engine, reading } = await opened("Cognome;Nome;Zona\nRota\nBo;Li;Lodi;in;più\n\nRe;Al;Lodi\n");
    expect(reading.rows).toBe(3);
    expect(reading.notes).toContain("1 riga vuota saltata.");
    expect(reading.columns.map(({ heading }) => heading)).toEqual([
      "Cognome",
      "Nome",
      "Zona",
      "Colonna 4",
      "Colonna 5",
    ]);
    expect(await outcome(engine)).toMatchObject({ read: 3, toFix: 1, ready: 2 });
    const { rows } = await engine.rows({ show: "all" }, 0, 9);
    expect(rows.map(({ row }) => row)).toEqual([2, 3, 5]);
  });

  it("with one column is read", async () => {
    const { engine, reading } = await opened("Nominativo\nRota Ada\nBo Li\n");
    expect(reading).toMatchObject({ rows: 2, columns: [{ heading: "Nominativo" }] });
    await engine.match({ constants: { area: "Lodi" } });
    expect(await outcome(engine)).toMatchObject({ ready: 2 });
  });

  it("without headings is read with all rows", async () => {
    const { engine, reading } = await opened("RTOGPP63C14C800N;Rota;Giuseppe\nRSSMRA80A01H501U;Rossi;Mario\n");
    expect(reading).toMatchObject({ rows: 2, options: { headingRow: -1 } });
    expect(reading.notes).toContain("Il file non ha intestazioni: anche la prima riga è di dati.");
    const { columns } = await engine.matching();
    expect(columns[0]).toMatchObject({ field: "fiscalCode", confidence: "sure" });
  });

  it("has a note if its first row may be headings or a person", async () => {
    const { engine, reading } = await opened("Rossi;Mario\nVilla;Bo\n");
    expect(reading.options.headingRow).toBe(0);
    expect(reading.notes.join()).toContain("Nella riga 1 non c’è nessuna intestazione che conosciamo");
    expect(await engine.read({ headingRow: -1 })).toMatchObject({ rows: 2 });
  });

  it("can be read again with another heading row", async () => {
    const { engine } = await opened("alfa;beta\nCognome;Nome\nRota;Ada\n");
    const reading = await engine.read({ headingRow: 1 });
    expect(reading).toMatchObject({ rows: 1, columns: [{ heading: "Cognome" }, { heading: "Nome" }] });
  });

  it("with long cells, formulas and spreadsheet errors has a message in each of those cells", async () => {
    const { engine } = await opened(
      `Cognome;Nome;Zona;E-mail;Data di nascita\n${"a".repeat(300)};Ada;Lodi;#N/D;#RIF!\n=1+1;=cmd|x;Lodi;;31/12/1899\n`,
    );
    await outcome(engine);
    const { rows } = await engine.rows({ show: "all" }, 0, 9);
    expect(rows[0]?.problems.map(({ message }) => message)).toEqual([
      "Il testo è troppo lungo",
      "Il foglio segna un errore (#RIF!): scrivi il valore o svuota la cella",
      "Il foglio segna un errore (#N/D): scrivi il valore o svuota la cella",
    ]);
    expect(rows[1]).toMatchObject({
      values: { lastName: "=1+1" },
      problems: [{ message: "È prima del 1900: controlla l’anno" }],
    });
  });

  it("with titles above its headings is read below them", async () => {
    const engine = engineOf();
    const rows = [
      ["Sezione di Lodi"],
      ["Elenco dei donatori al 31/12/2025"],
      [],
      ["Cognome", "Nome", "CF"],
      ["Rota", "Ada", ""],
    ];
    const reading = await engine.open(xlsx({ sheets: { Soci: textRows(rows) } }), noProgress);
    expect(reading).toMatchObject({ kind: "xlsx", rows: 1, options: { headingRow: 2, sheet: "Soci" } });
    // row numbers of the spreadsheet: empty rows count
    expect(reading.previewLines).toEqual([1, 2, 4, 5]);
    expect(reading.notes).toContain("Le righe sopra la 4, quella delle intestazioni, sono titoli: restano fuori.");
  });
});

const cell = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    "",
    "",
    "Rota",
    "Ada",
    "Lodi",
    "#N/D",
    "12/13/2000",
    "0 pos",
    'due "parti"',
    "a;b",
    "riga\nnuova",
    "'=1",
  ),
);
const rowsOf = fc.array(fc.array(cell, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 40 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

it("no row is lost: the rows of a file are ready, skipped or refused, whatever they contain", async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf,
      fc.constantFrom(";", ",", "\t", "|"),
      fc.constantFrom("\n", "\r\n"),
      async (rows, by, end) => {
        const text = ["Cognome", "Nome", "Zona", "Data di nascita", "Gr. sang."].join(by) + end;
        const written = rows.map((cells) => cells.map(quoted).join(by) + end).join("");
        const filled = rows.filter((cells) => cells.some((one) => one.trim() !== "")).length;
        const engine = engineOf();
        if (filled === 0) {
          await expect(engine.open(file(text + written, "a.csv"), noProgress)).rejects.toThrow("solo le intestazioni");
          return;
        }
        await engine.open(file(text + written, "a.csv"), noProgress);
        const reading = await engine.read({ delimiter: by, headingRow: 0 });
        expect(reading.rows).toBe(filled);
        expect((await outcome(engine)).read).toBe(filled);
        await engine.skip([2, 3, 5], true);
        await engine.replace(null, "a", "b");
        const { kinds } = await engine.undo();
        for (const { kind, field } of kinds) await engine.fixAll(kind, field);
        const counts = await engine.counts();
        expect(counts.read).toBe(counts.ready + counts.skipped + counts.refused);
        expect(counts.read).toBe(filled);
        const batches = await Promise.all(Array.from({ length: counts.batches }, (_, at) => engine.batch(at)));
        expect(batches.flat()).toHaveLength(counts.ready);
      },
    ),
    { numRuns: 60 },
  );
});

it("a file above the size limit is refused without being read", async () => {
  const slice = () => {
    throw new Error("it was read");
  };
  const large = Object.create(File.prototype, { size: { value: 200_000_000 }, slice: { value: slice } }) as File;
  await expect(engineOf().open(large, noProgress)).rejects.toThrow("Il file è troppo grande");
});
