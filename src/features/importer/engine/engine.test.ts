import { describe, expect, it } from "vitest";
import { DONORS } from "./test-support/make-files";
import type { MatchingChange } from "./types";
import { createEngine } from "./engine";
import { FileRefused } from "./reading/refusals";

const CONTEXT = { today: "2026-11-20", zones: ["Bergamo", "Lodi"] };
const noProgress = () => undefined;

async function opened(text: string, name = "soci.csv") {
  const engine = createEngine(CONTEXT);
  const reading = await engine.open(new File([text], name), noProgress);
  return { engine, reading };
}

async function checked(text: string, change: MatchingChange = {}) {
  const { engine } = await opened(text);
  const matching = await engine.match(change);
  const counts = await engine.check(noProgress);
  const all = await engine.rows({ show: "all" }, 0, 1_000);
  return { engine, matching, counts, rows: all.rows };
}

const byField = (matching: { columns: { field: string | null }[] }) => matching.columns.map(({ field }) => field);

describe("the columns", () => {
  it("are matched by abbreviations and by content", async () => {
    const { engine, reading } = await opened(
      "Cognome;Nome;data_nascita;CF;Gr.;cell;ult. don.;quota;tess\n" +
        "Rota;Giuseppe;14/03/1963;RTOGPP63C14C800N;0 pos;347 555 0142;12-9-26;10,00;742\n" +
        "Pesenti;Laura;02/11/1990;PSNLRA90S42A794P;A neg;3335550188;3-8-26;10,00;1204\n",
    );
    expect(reading).toMatchObject({
      rows: 2,
      entity: "donors",
      kind: "csv",
      options: { delimiter: ";", headingRow: 0 },
    });
    const matching = await engine.matching();
    expect(byField(matching)).toEqual([
      "lastName",
      "firstName",
      "birthday",
      "fiscalCode",
      "bloodGroup",
      "mobile",
      "lastDonationDate",
      null,
      "cardNumber",
    ]);
    expect(matching.columns[2]?.format).toBe("gg/mm/aaaa");
    expect(matching.missing).toEqual(["area"]);
    expect(matching.unsettled).toBe(1); // "quota" is unknown
  });

  it("with types of donations are recognised by their values; a column with the single value SI isn't", async () => {
    const { engine } = await opened("Cognome;Nome;Tipo;Modulo\nRota;Ada;ST;SI\nVilla;Bo;Plasma;SI\n");
    const { columns } = await engine.match({ entity: "donors" });
    expect(columns.slice(2).map(({ field, confidence }) => [field, confidence])).toEqual([
      ["lastDonationType", "likely"],
      [null, "none"],
    ]);
  });

  it.each([
    ["N.", [1, 2, 3], [null, "sure"]],
    ["Nr.", [1, 2, 3], [null, "sure"]],
    ["N.", [7, 12, 3], [null, "none"]],
    ["quota", [1, 2, 3], [null, "none"]],
    ["Tessera", [1, 2, 3], ["cardNumber", "sure"]],
  ])("with row numbers aren't imported; other numbers must be answered: %s %j", async (heading, numbers, expected) => {
    const rows = numbers.map((number) => `${number};Rota;Ada ${number}`);
    const { engine } = await opened(`${heading};Cognome;Nome\n${rows.join("\n")}\n`);
    const [first] = (await engine.matching()).columns;
    expect([first?.field, first?.confidence]).toEqual(expected);
  });

  it("with days have an error for a month or a day that doesn't exist", async () => {
    const { rows } = await checked(
      "Cognome;Nome;Nato il;Zona\nRota;Ada;12/13/1988;Lodi\nVilla;Bo;31/02/1984;Lodi\nPesenti;Ugo;14/03/1980;Lodi\n",
    );
    expect(rows.map(({ problems }) => problems[0]?.message)).toEqual([
      "Il mese 13 non esiste",
      "Febbraio non ha 31 giorni",
      undefined,
    ]);
  });

  it("with fiscal codes are recognised whatever their heading is, and headings may have typing errors", async () => {
    const { engine } = await opened("Congome;Nome;Note\nRota;Ada;RTOGPP63C14C800N\n");
    const matching = await engine.matching();
    expect(byField(matching)).toEqual(["lastName", "firstName", "fiscalCode"]);
    expect(matching.columns[0]?.confidence).toBe("likely");
  });

  it.each([
    ["Tel.", ["347 555 0142", "333.1234567"], [["mobile", "likely"]]],
    ["Telefono", ["+39 3475550142", "0039-340/1234567"], [["mobile", "likely"]]],
    ["Recapito", ["3475550142", "3401234567"], [["mobile", "likely"]]],
    ["Colonna 7", ["3475550142", "+39 333 1234567"], [["mobile", "likely"]]],
    [
      "Cellulare;Colonna 7",
      ["3475550142;3401111111", "3331234567;3402222222"],
      [
        ["mobile", "sure"],
        [null, "none"],
      ],
    ],
    ["Colonna 7", ["035123456", "034512345"], [[null, "none"]]],
    ["Tel.", ["035 123456", "0345/12345"], [["phoneHome", "sure"]]],
    ["Tel.", ["035 123456", "3475550142"], [["phoneHome", "likely"]]],
    ["Telefono di casa", ["3475550142", "3401234567"], [["phoneHome", "likely"]]],
    ["Cellulare", ["035 123456", "0345/12345"], [["mobile", "likely"]]],
    ["Cellulare", ["3475550142", "035 123456"], [["mobile", "sure"]]],
    [
      "Tel.;Cell.",
      ["3475550142;3401111111", "3331234567;3402222222"],
      [
        ["phoneHome", "likely"],
        ["mobile", "sure"],
      ],
    ],
    [
      "Cell.;Tel.",
      ["3475550142;035 123456", "3331234567;0345 12345"],
      [
        ["mobile", "sure"],
        ["phoneHome", "sure"],
      ],
    ],
    [
      "Telefono 1;Telefono 2",
      ["3475550142;3401111111", "3331234567;3402222222"],
      [
        ["mobile", "likely"],
        ["phoneHome", "likely"],
      ],
    ],
  ])("with telephone numbers are matched by heading and values: %s over %j", async (heading, cells, expected) => {
    const rows = cells.map((cell, at) => `Rota;Ada${at};${cell}\n`);
    const { engine } = await opened(`Surname;Nome;${heading}\n${rows.join("")}`);
    const { columns } = await engine.matching();
    expect(columns.slice(2).map(({ field, confidence }) => [field, confidence])).toEqual(expected);
  });

  it("with a repeated heading must be answered, except street and house number, which are joined", async () => {
    const { engine, reading } = await opened("Cognome;Nome;Nome;Indirizzo;Civico\nRota;Ada;Bo;Via Roma;3\n");
    const matching = await engine.matching();
    expect(byField(matching)).toEqual(["lastName", "firstName", null, "street", "street"]);
    expect(reading.notes.join()).toContain("Intestazioni ripetute: Nome.");
  });

  it("with our own headings but without our keys are treated as a file of somebody else", async () => {
    const { matching, rows } = await checked(
      "Cognome;Nome;Data di nascita;Gruppo sanguigno;Stato;Telefono di casa;Zona\nRota;Ada;03/04/1980;0 pos;sosp;3475550142;Lodi\n",
    );
    expect(rows[0]?.values).toMatchObject({ bloodGroup: "0+", status: "Sospeso" });
    expect(matching.columns[2]?.ambiguousDates).toBe(true);
    expect(matching.columns[5]?.confidence).toBe("likely");
  });

  it("with ambiguous dates need an answer", async () => {
    const text = "Cognome;Nome;Nato il;Ultima donazione\nRota;Ada;03/04/1980;05/06/2020\n";
    const { engine } = await opened(text);
    const asked = await engine.matching();
    expect(asked.columns.map(({ ambiguousDates = false }) => ambiguousDates)).toEqual([false, false, true, true]);
    expect(asked.unsettled).toBe(2);
    const answered = await engine.match({
      columns: [
        { column: 2, field: "birthday", format: "mm/gg/aaaa" },
        { column: 3, field: "lastDonationDate", format: "gg/mm/aaaa" },
      ],
      constants: { area: "Lodi" },
    });
    expect(answered.unsettled).toBe(0);
    await engine.check(noProgress);
    const [row] = await engine.batch(0);
    expect(row?.values).toMatchObject({ birthday: "1980-03-04", lastDonationDate: "2020-06-05", area: "Lodi" });
  });

  it("with unknown values need one translation for each value", async () => {
    const { engine } = await opened(
      "Cognome;Nome;Sezione;Sesso\nRota;Ada;BG centro;F\nBo;Li;BG centro;M\nRe;Al;Lodi;boh\n",
    );
    const { columns } = await engine.matching();
    expect(columns[2]?.untranslated).toEqual([{ value: "BG centro", rows: 2, to: null }]);
    expect(columns[3]?.untranslated).toEqual([{ value: "boh", rows: 1, to: null }]);
    const answered = await engine.match({
      translations: [
        { column: 2, value: "BG centro", to: "Bergamo" },
        { column: 3, value: "boh", to: "" },
      ],
    });
    expect(answered.unsettled).toBe(0);
    expect(await engine.check(noProgress)).toMatchObject({ ready: 3, toFix: 0 });
    const batch = await engine.batch(0);
    expect(batch.map(({ values }) => [values.area, values.gender])).toEqual([
      ["Bergamo", "F"],
      ["Bergamo", "M"],
      ["Lodi", undefined],
    ]);
  });

  it("are matched by the stored settings of a file with the same headings; invalid settings are ignored", async () => {
    const text = "Cognome;Nome;Sezione;Foo\nRota;Ada;centro;B+\n";
    const first = await opened(text);
    await first.engine.match({
      translations: [{ column: 2, value: "centro", to: "Bergamo" }],
      columns: [{ column: 3, field: "note" }],
    });
    const settings: unknown = JSON.parse(JSON.stringify(await first.engine.settings()));
    const second = await opened(text);
    expect(second.reading.shape).toBe(first.reading.shape);
    const matching = await second.engine.match({ settings });
    expect(byField(matching)).toEqual(["lastName", "firstName", "area", "note"]);
    expect(matching.unsettled).toBe(0);
    for (const junk of [
      null,
      3,
      { columns: [{}] },
      { entity: "donors", columns: [{ heading: "Cognome", field: "constructor" }] },
    ])
      expect(byField(await second.engine.match({ settings: junk }))[0]).toBe("lastName");
  });

  it("with whole names and addresses are split", async () => {
    const { rows } = await checked(
      "Nominativo;Codice fiscale;Indirizzo\nDe Luca Anna;;Via Roma 12, 24121 Bergamo (BG)\nMario Rossi;RSSMRA80A01H501U;Via Po 1, 26900 Lodi (LO)\n",
      { constants: { area: "Lodi" } },
    );
    expect(
      rows.map(({ values }) => [
        values.lastName,
        values.firstName,
        values.street,
        values.cap,
        values.city,
        values.province,
      ]),
    ).toEqual([
      ["De Luca", "Anna", "Via Roma 12", "24121", "Bergamo", "BG"],
      ["Rossi", "Mario", "Via Po 1", "26900", "Lodi", "LO"],
    ]);
  });
});

describe("the rows", () => {
  it("have messages with the problem of each cell", async () => {
    const { rows, counts } = await checked(DONORS);
    const messages = (line: number) =>
      rows.find(({ row }) => row === line)?.problems.map(({ field, message }) => `${field}: ${message}`);
    expect(messages(2)).toEqual([
      expect.stringMatching(/^fiscalCode: La lettera finale dovrebbe essere [A-Z]$/),
      "cap: Il CAP ha 5 cifre; all’estero la provincia è EE",
    ]);
    expect(messages(3)).toEqual(["birthday: Febbraio non ha 31 giorni", "email: Forse è ivan@gmail.com"]);
    expect(messages(4)).toEqual([
      "area: Non è una delle tue zone",
      "email: Manca il dominio, per esempio «esempio.it»",
    ]);
    expect(messages(5)).toEqual([
      "email: Il foglio segna un errore (#N/D): scrivi il valore o svuota la cella",
      "gender: Il codice fiscale dice M",
      "birthday: Il codice fiscale dice 01/01/1980",
      "birthplace: Il codice fiscale dice Roma",
    ]);
    expect(messages(6)).toContain("fiscalCode: Uguale alla riga 5");
    expect(messages(7)).toEqual(["firstName: Manca: è obbligatorio", "birthday: È prima del 1900: controlla l’anno"]);
    expect(counts).toMatchObject({ all: 6, toFix: 6, ready: 0, skipped: 0 });
  });

  it("are edited one by one or fixed by kind, and each step can be undone and redone", async () => {
    const { engine, counts } = await checked(DONORS);
    const before = counts.toFix;
    expect((await engine.fixAll("wrong", "cap")).kinds.find(({ field }) => field === "cap")).toBeUndefined();
    expect((await engine.fixAll("duplicate", "fiscalCode")).skipped).toBe(1);
    expect((await engine.fixAll("sheet-error", "email")).toFix).toBe(before - 2);
    expect((await engine.fixAll("complete", "birthday")).canUndo).toBe(true);
    const edited = await engine.edit([
      { row: 3, field: "birthday", value: "28/2/84" },
      { row: 2, field: "fiscalCode", value: "" },
    ]);
    expect(edited).toMatchObject({ toFix: 2, ready: 3, skipped: 1, canRedo: false });
    const [row] = (await engine.rows({ show: "all", find: "zanchi" }, 0, 10)).rows;
    expect(row?.values.birthday).toBe("28/02/1984");
    for (let step = 0; step < 5; step++) await engine.undo();
    const back = await engine.undo(); // no step is left: does nothing
    expect(back).toEqual({ ...counts, canRedo: true });
    for (let step = 0; step < 5; step++) await engine.redo();
    expect(await engine.redo()).toEqual(edited);
  });

  it("take typed days as day/month/year, even if the file's column has the month first", async () => {
    const text = "Cognome;Nome;Nato il\nRota;Ada;12/25/1980\nVilla;Bo;05/06/1981\n";
    const { engine, rows } = await checked(text, { constants: { area: "Lodi" } });
    expect(rows.map(({ values }) => values.birthday)).toEqual(["25/12/1980", "06/05/1981"]);
    await engine.edit([{ row: 2, field: "birthday", value: "05/07/1980" }]);
    await engine.replace("birthday", "1981", "1982");
    const [first, second] = await engine.batch(0);
    expect(first?.values.birthday).toBe("1980-07-05");
    expect(second?.values.birthday).toBe("1982-05-06");
  });

  it("add no step to undo if an edit changes nothing", async () => {
    const { engine } = await checked("Cognome;Nome\nRota;Ada\n", { constants: { area: "Lodi" } });
    const counts = await engine.edit([{ row: 2, field: "lastName", value: "Rota" }]);
    expect(counts.canUndo).toBe(false);
  });

  it("aren't duplicates because of the same spreadsheet error", async () => {
    const { rows } = await checked("Cognome;Nome;Codice fiscale\nRota;Ada;#N/D\nVilla;Bo;#N/D\n");
    expect(rows.flatMap(({ problems }) => problems.map(({ kind }) => kind))).not.toContain("duplicate");
  });

  it("are duplicates by fiscal code, card number, e-mail, or name with birth date; with two fiscal codes, they aren't", async () => {
    const { rows } = await checked(
      [
        "Cognome;Nome;Zona;Data di nascita;Codice fiscale;Tessera;E-mail",
        "Rota;Ada;Lodi;07/05/1980;RTODAA80E47H501H;1;ada@esempio.it",
        "Rota;Ada;Lodi;07/05/1980;RTODAA80E47H501H;1;ada@esempio.it",
        "Rota;Ada;Lodi;07/05/1980;;1;ada@esempio.it",
        "Rota;Ada;Lodi;07/05/1980;;;ADA@esempio.it",
        "ROTÀ; ada ;Lodi;07/05/1980;;;",
        "Rota;Ada;Lodi;02/01/1970;;;",
        "Bo;Ivo;Lodi;02/01/1970;BOXVIO70A02H501G;;ada@esempio.it",
      ].join("\n"),
    );
    const duplicates = rows.map(({ problems }) => problems.filter(({ kind }) => kind.endsWith("duplicate")));
    expect(
      duplicates.map((problems) => problems.map(({ field, level, message }) => `${level} ${field}: ${message}`)),
    ).toEqual([
      [],
      ["error fiscalCode: Uguale alla riga 2"],
      ["error cardNumber: Uguale alla riga 2"],
      ["warning email: La stessa e-mail della riga 2"],
      ["warning lastName: Forse è la stessa persona della riga 2"],
      [],
      [],
    ]);
  });

  it("without a fiscal code are offered the code that is calculated from their data", async () => {
    const { engine, rows } = await checked(
      "Cognome;Nome;Zona;Sesso;Data di nascita;Comune di nascita;Codice fiscale\nRota;Ada;Lodi;F;07/05/1980;Roma;\n",
    );
    expect(rows[0]?.problems).toMatchObject([{ field: "fiscalCode", message: "Dai dati risulta RTODAA80E47H501H" }]);
    await engine.fixAll("complete", "fiscalCode");
    const fixed = await engine.rows({ show: "all" }, 0, 1);
    expect(fixed.rows[0]).toMatchObject({ values: { fiscalCode: "RTODAA80E47H501H" }, problems: [] });
  });

  it("are changed by find and replace", async () => {
    const { engine } = await checked(DONORS);
    expect((await engine.replace("area", "MILANO", "Bergamo")).kinds.some(({ field }) => field === "area")).toBe(false);
    const { rows } = await engine.rows({ show: "all", find: "bergamo" }, 0, 10);
    expect(rows.map(({ row }) => row)).toEqual([4]);
  });

  it("are changed by a replacement of the empty cells of one field", async () => {
    const { engine } = await checked("Cognome;Nome;Zona\nRota;Ada;\nVilla;Bo;Lodi\nNava;Ivo; \n");
    await engine.replace("area", "", "Bergamo");
    const { rows } = await engine.rows({ show: "all" }, 0, 10);
    expect(rows.map(({ values }) => values.area)).toEqual(["Bergamo", "Lodi", "Bergamo"]);
    expect((await engine.replace(null, "", "Bergamo")).canRedo).toBe(false);
    expect((await engine.rows({ show: "all", find: "bergamo" }, 0, 10)).total).toBe(2);
  });

  it("can be filtered by problem and state", async () => {
    const { engine } = await checked(DONORS);
    const lines = async (filter: Parameters<typeof engine.rows>[0]) =>
      (await engine.rows(filter, 0, 99)).rows.map(({ row }) => row);
    expect(await lines({ show: "all", kind: "missing", field: "firstName" })).toEqual([7]);
    expect(await lines({ show: "toFix", kind: "duplicate" })).toEqual([6]);
    await engine.skip([6, 7, 999], true);
    expect(await lines({ show: "skipped" })).toEqual([6, 7]);
  });

  it("that aren't imported are written to a file with their reasons, which can be imported again", async () => {
    const { engine } = await checked(DONORS);
    await engine.fixAll("wrong", "cap");
    const file = await engine.refusedFile({ 2: "=Già presente" });
    const again = createEngine(CONTEXT);
    const reading = await again.open(new File([file], "rifiutate.csv"), noProgress);
    expect(reading.rows).toBe(6);
    expect(reading.columns.at(-1)).toMatchObject({
      heading: "Motivo del rifiuto",
      examples: expect.arrayContaining(["=Già presente"]) as unknown,
    });
    const matching = await again.matching();
    expect(matching).toMatchObject({ unsettled: 1 }); // a zone that isn't one
    expect((await again.check(noProgress)).all).toBe(6);
    const twice = await (await again.refusedFile({})).text();
    expect(twice.split("\r\n")[0]?.match(/Motivo/g)).toHaveLength(1);
    expect(twice).toContain(";04011;");
  });

  it("with the same values have the same checksum, whatever was edited in between", async () => {
    const { engine } = await checked("Cognome;Nome;Zona\nRota;Ada;Lodi\nBo;Li;Lodi\n");
    const first = await engine.counts();
    expect(first).toMatchObject({ read: 2, ready: 2, skipped: 0, refused: 0, batches: 1 });
    await engine.edit([{ row: 2, field: "firstName", value: "Ida" }]);
    expect((await engine.counts()).checksum).not.toBe(first.checksum);
    await engine.undo();
    expect(await engine.counts()).toEqual(first);
  });
});

describe("donations and awards", () => {
  it("have an error without a donor", async () => {
    const { rows, counts } = await checked(
      "Tessera;Cognome;Nome;Data di nascita;Data donazione;Tipo;Luogo\n" +
        "12;;;;01/02/2020;plasma;Lodi\n;Rota;Ada;01/02/1980;13/02/2020;SI;Lodi\n;Rota;Ada;;13/02/2020;1;Lodi\n;;;;13/02/2020;1;Lodi\n",
    );
    expect(rows.map(({ problems }) => problems.map(({ message }) => message))).toEqual([
      [],
      [],
      ["Con il solo nome serve anche la data di nascita"],
      ["Manca il donatore: tessera, codice fiscale, o nome e data di nascita"],
    ]);
    expect(counts).toMatchObject({ ready: 2, toFix: 2 });
  });

  it("have a donor's name without commas between its parts", async () => {
    const { rows } = await checked(
      "Donatore|Data di nascita|Data donazione|Tipo|Luogo\nMarino Lorenzo, ,|01/02/1980|13/02/2020|SI|Lodi\nMarino, Ada|01/02/1980|13/02/2020|SI|Lodi\n",
    );
    expect(rows.map(({ values }) => values.donorName)).toEqual(["Marino Lorenzo", "Marino Ada"]);
  });

  it("have an error for a date before the birth, and for an award without a name", async () => {
    const { rows } = await checked(
      "Tessera;Nato il;Benemerenza del gruppo donatori;Data della benemerenza del gruppo\n12;13/02/1980;Oro;01/01/1979\n13;;;01/02/2020\n",
    );
    expect(rows.map(({ problems }) => problems.map(({ field }) => field))).toEqual([
      ["awardDonorsGroupDate"],
      ["awardDonorsGroup"],
    ]);
  });
});

it("the former reading stays if the file can't be read with other options", async () => {
  const { engine } = await opened("Cognome;Nome\nRota;Ada\nVilla;Bo\n");
  await expect(engine.read({ headingRow: 2 })).rejects.toBeInstanceOf(FileRefused);
  const reading = await engine.read({ encoding: "windows-1252" });
  expect(reading.options).toMatchObject({ encoding: "windows-1252", headingRow: 0 });
});

it("another delimiter makes the engine search the headings again, also in a restored file", async () => {
  const text = "Gruppo di Lodi|||\nCognome|Nome|Zona|CAP\nRota|Ada;Ida|Lodi|26900\nVilla|Bo|Lodi|26900\n";
  const engine = createEngine(CONTEXT);
  const options = { encoding: "utf-8", delimiter: ";", sheet: null, headingRow: 0, keepsTotals: false };
  await engine.open(new File([text], "soci.csv"), noProgress, options);
  const reading = await engine.read({ delimiter: "|" });
  expect(reading.options.headingRow).toBe(1);
  expect(reading.columns.map(({ heading }) => heading)).toEqual(["Cognome", "Nome", "Zona", "CAP"]);
});

it("a filter that ran during a change is applied again after it", async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `Rota;Ada ${at};x@`).join("\n");
  const { engine } = await opened(`Cognome;Nome;E-mail\n${many}\n`);
  await engine.match({ constants: { area: "Lodi" } });
  await engine.check(noProgress);
  const change = engine.replace("email", "x@", "");
  const [counts] = await Promise.all([change, engine.rows({ show: "toFix" }, 0, 10)]);
  expect((await engine.rows({ show: "toFix" }, 0, 10)).total).toBe(counts.toFix);
});

it("pasted text is read like a file", async () => {
  const engine = createEngine(CONTEXT);
  const reading = await engine.open({ text: "Cognome\tNome\nRota\tAda\n" }, noProgress);
  expect(reading).toMatchObject({ kind: "paste", rows: 1, options: { delimiter: "\t" } });
  // the server refuses an import without a name
  expect(reading.name).toBe("Righe incollate");
  expect((await engine.open(new File(["Cognome;Nome\nRota;Ada\n"], ""), noProgress)).name).toBe("File senza nome");
  await expect(engine.open({ text: "  \n" }, noProgress)).rejects.toThrow(FileRefused);
});

describe("totals at a sheet's end", () => {
  const PEOPLE = "Cognome;Nome;Donazioni\nRota;Ada;3\nSomma;Lia;\nTotaro;Bo;4\n";

  it.each([
    "Totale;;7",
    ";Totali:;7,00",
    "TOTALE DONATORI;3;7",
    "Tot.;;7",
    "Totale uomini;;4\nTotale donne;;3\n\nTotale;;7",
  ])("%j isn't a person: the reading lists its lines", async (end) => {
    const { engine, reading } = await opened(`${PEOPLE}\n${end}\n`);
    const first = end.startsWith("Totale uomini") ? [6, 7, 9] : [6];
    expect(reading).toMatchObject({ rows: 3, totals: first, options: { keepsTotals: false } });
    // the user can import them as rows
    const kept = await engine.read({ keepsTotals: true });
    expect(kept).toMatchObject({ rows: 3 + first.length, totals: first, options: { keepsTotals: true } });
    await engine.match({ constants: { area: "Lodi" } });
    expect((await engine.check(noProgress)).all).toBe(3 + first.length);
    await engine.read({ keepsTotals: false });
    expect((await engine.check(noProgress)).all).toBe(3);
  });

  it.each(["Somma;;7", "Totaro;;7", "Totale;Ada;7", "Totale;Rota;Ada"])("%j may be a person", async (end) => {
    const { reading } = await opened(`${PEOPLE}${end}\n`);
    expect(reading).toMatchObject({ rows: 4, totals: [] });
  });

  it("are rows if they are in the middle", async () => {
    const { reading } = await opened("Cognome;Nome;Donazioni\nRota;Ada;3\nTotale;;3\nVilla;Bo;1\n");
    expect(reading).toMatchObject({ rows: 3, totals: [] });
  });
});
