import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { file, ods, textRows, xlsx } from "./test-support/make-files";

const noProgress = () => undefined;

/** @returns the cells of a field, and the problems of all rows: "field level kind fix" */
async function read(given: string | File) {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  const reading = await engine.open(typeof given === "string" ? file(given, "soci.csv") : given, noProgress);
  await engine.check(noProgress);
  const all = async () => (await engine.rows({ show: "all" }, 0, 100)).rows;
  const rows = await all();
  return {
    engine,
    rows,
    reading,
    cells: (field: string) => rows.map(({ values }) => values[field]),
    cellsNow: async (field: string) => (await all()).map(({ values }) => values[field]),
    problems: rows.map(({ problems }) =>
      problems.map(({ field, level, kind, fix }) =>
        [field, level, kind, fix].filter((part) => part !== undefined).join(" "),
      ),
    ),
  };
}

describe("provinces and postal codes", () => {
  it("are read by name, former name or letters", async () => {
    const { cells, problems } = await read(
      "Cognome;Nome;Zona;Comune;Provincia;CAP\n" +
        "A;Ma;Lodi;Clusone;Bergamo;24023\nB;Ma;Lodi;Crema;(CR);26013\nC;Ma;Lodi;Carbonia;Sud Sardegna;09013\n" +
        "D;Ma;Lodi;Clusone;Prov. BG;24023\nE;Ma;Lodi;Napoli;NA;80121\nF;Ma;Lodi;Trento;P.A. Trento;38100\n" +
        "G;Ma;Lodi;Aosta;Valle d'Aosta;11100\n",
    );
    expect(cells("province")).toEqual(["BG", "CR", "SU", "BG", "NA", "TN", "AO"]);
    expect(problems.flat()).toEqual([]);
  });

  it("that don't exist are errors", async () => {
    const { problems } = await read("Cognome;Nome;Zona;Provincia\nA;Ma;Lodi;ZZ\nB;Ma;Lodi;BE\n");
    expect(problems).toEqual([["province error unknown"], ["province error unknown"]]);
  });

  it("of other countries have their own form", async () => {
    const { cells, problems } = await read(
      "Cognome;Nome;Zona;Comune;Provincia;CAP\nA;Ma;Lodi;Lugano;EE;6900\nB;Ma;Lodi;Lugano;CH;6900\nC;Ma;Lodi;Roma;RM;184\n",
    );
    expect(cells("cap")).toEqual(["6900", "6900", "184"]);
    expect(problems).toEqual([[], [], ["cap error wrong 00184"]]);
    const wrong = await read(
      "Cognome;Nome;Zona;Comune;Provincia;CAP\nA;Ma;Lodi;Lugano;TI;6900\nB;Ma;Lodi;Lugano;Svizzera;6900\n",
    );
    expect(wrong.problems.map((found) => [...found].sort())).toEqual([
      ...Array(2).fill(["cap error wrong", "province error unknown"]),
    ]);
  });
});

it("marks that set the direction of a text are removed", async () => {
  const { rows, problems } = await read(
    "Cognome;Nome;Zona;Cellulare;E-mail;Codice fiscale\n" +
      "\u202aRossi\u202c;Mario;Lodi;\u202a+39 338 1234567\u202c;\u2066mario@esempio.it\u2069;\u200eRSSMRA80A01H501U\u200f\n",
  );
  expect(problems.flat().filter((problem) => problem.includes("error"))).toEqual([]);
  expect(rows[0]?.values).toMatchObject({
    lastName: "Rossi",
    mobile: "+39 338 1234567",
    email: "mario@esempio.it",
    fiscalCode: "RSSMRA80A01H501U",
  });
});

describe("telephone numbers", () => {
  const phones = (...cells: string[]) =>
    read(`Cognome;Nome;Zona;Cellulare\n${cells.map((cell) => `Rota;Ada;Lodi;${cell}\n`).join("")}`);

  it("are fixed as the form writes them", async () => {
    const { engine, problems, cellsNow } = await phones("(+39)3381234567", "cell. 338 1234567", "(+41) 79 123 45 67");
    expect(problems).toEqual([
      ["mobile error wrong 338 123 4567"],
      ["mobile error wrong 338 123 4567"],
      ["mobile error wrong +41 79 123 45 67"],
    ]);
    expect(await engine.fixAll("wrong", "mobile")).toMatchObject({ toFix: 0, ready: 3 });
    expect(await cellsNow("mobile")).toEqual(["338 123 4567", "338 123 4567", "+41 79 123 45 67"]);
  });

  it("may have dashes, underscores and brackets as separators", async () => {
    const { cells, problems } = await phones("338–1234567", "338_1234567", "[338] 1234567");
    expect(problems.flat()).toEqual([]);
    expect(cells("mobile")).toEqual(["338-1234567", "338 1234567", "338 1234567"]);
  });

  it("that Excel has written as a number have lost digits", async () => {
    const { problems } = await phones("3,93E+11", "3,331234567E+09");
    expect(problems).toEqual([["mobile error scientific"], ["mobile error scientific 3331234567"]]);
  });
});

it("birthplaces agree with a code's former state or town, and with those that followed it", async () => {
  const born = [
    "01/01/1968;Croazia;KVCMRK68A01Z118X",
    "01/01/1969;Bosnia-Erzegovina;KVCMRK69A01Z118Y",
    "01/01/1970;Slovenia;KVCMRK70A01Z118R",
    "01/01/1971;Serbia;KVCMRK71A01Z118S",
    "01/01/1972;Macedonia del Nord;KVCMRK72A01Z118T",
    "01/01/1973;Montenegro;KVCMRK73A01Z118U",
    "01/01/1974;Kosovo;KVCMRK74A01Z118V",
    "01/01/1975;Ucraina;KVCMRK75A01Z135S",
    "01/01/1976;Federazione russa;KVCMRK76A01Z135T",
    "01/01/1977;Russia;KVCMRK77A01Z135U",
    "01/01/1978;Moldova;KVCMRK78A01Z135V",
    "01/01/1979;Georgia;KVCMRK79A01Z135W",
    "01/01/1980;Repubblica Ceca;KVCMRK80A01Z105M",
    "01/01/1981;Slovacchia;KVCMRK81A01Z105N",
    "01/01/1982;Germania;KVCMRK82A01Z111C",
    "01/01/1983;Eritrea;KVCMRK83A01Z315X",
    "01/01/1984;Presicce-Acquarica;KVCMRK84A01H047H",
    "01/01/1985;Bellagio;KVCMRK85A01A744J",
    "01/01/1986;Romania;KVCMRK86A01Z129C",
    "01/01/1987;Croazia;KVCMRK87A01Z149F",
    "01/01/1988;Serbia e Montenegro;KVCMRK88A01Z118B",
    "01/01/1989;Hong Kong;KVCMRK89A01Z221P",
    "01/01/1990;Sri Lanka;KVCMRK90A01Z209B",
    "01/01/1991;Ceylon;KVCMRK91A01Z209C",
    "01/01/1992;Gran Bretagna;KVCMRK92A01Z114N",
    "01/01/1993;Inghilterra;KVCMRK93A01Z114O",
    "01/01/1994;Olanda;KVCMRK94A01Z126W",
    "01/01/1995;Birmania;KVCMRK95A01Z206A",
    "01/01/1996;Costa d'Avorio;KVCMRK96A01Z313W",
  ];
  const { problems } = await read(
    "Cognome;Nome;Zona;Sesso;Data di nascita;Luogo di nascita;Codice fiscale\n" +
      born.map((cells) => `Kovac;Marko;Lodi;M;${cells}\n`).join(""),
  );
  expect(problems.flat()).toEqual([]);
});

describe("a file of another program", () => {
  it("has the signs that keep a code a text in spreadsheets, which are removed with a note", async () => {
    const { rows, reading, problems } = await read(
      `Cognome;Nome;Zona;Tessera;CAP;Via\nRota;Ada;Lodi;"=""008""";"=""00184""";'Ndrangheta\nRota;Ugo;Lodi;'007;;\n`,
    );
    expect(rows.map(({ values }) => values.cardNumber)).toEqual(["008", "007"]);
    expect(rows[0]?.values).toMatchObject({ cap: "00184", street: "'Ndrangheta" });
    expect(problems.flat()).toEqual([]);
    expect(reading.notes.join()).toContain('leggiamo ="008" come 008');
    expect((await read("Cognome;Nome;Zona\nRota;Ada;Lodi\n")).reading.notes).toEqual([]);
  });

  it("has such signs in a workbook, too", async () => {
    const cells = [
      ["Cognome", "Nome", "Zona", "Tessera"],
      ["Rota", "Ada", "Lodi", "=&quot;008&quot;"],
      ["Rota", "Ugo", "Lodi", "'007"],
    ];
    const odsRows = cells.map((row) => {
      const odsCells = row.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`);
      return `<table:table-row>${odsCells.join("")}</table:table-row>`;
    });
    for (const workbook of [xlsx({ sheets: { A: textRows(cells) } }), ods({ A: odsRows.join("") })]) {
      const { rows, reading } = await read(workbook);
      expect(rows.map(({ values }) => values.cardNumber)).toEqual(["008", "007"]);
      expect(reading.notes.join()).toContain('leggiamo ="008" come 008');
    }
  });

  it.each([
    ["the end mark of DOS", "\x1a"],
    ["zero bytes", "\0\0\0\0"],
    ["zero bytes up to the end of a sector", "\0".repeat(2_000)],
  ])("may end with %s", async (_, end) => {
    const { rows } = await read(`Cognome;Nome;Zona\r\nRota;Ada;Lodi\r\n${end}`);
    expect(rows.map(({ values }) => values.lastName)).toEqual(["Rota"]);
  });
});

describe("a placeholder", () => {
  it("is empty in every field, with a note", async () => {
    const { engine, problems, cellsNow } = await read(
      "Cognome;Nome;Zona;Luogo di nascita;Comune;E-mail;Cellulare;Tessera;Data di nascita\n" +
        "A;Ma;Lodi;n.d.;n/d;nessuna;nessuno;n.d.;00/00/0000\nB;Ma;Lodi;-;--;noemail@noemail.it;0000000000;0;-\n" +
        "C;Ma;Lodi;sconosciuto;?;xxx;1111111111;xxx;?\n",
    );
    const names = ["cardNumber", "birthday", "birthplace", "city", "email", "mobile"];
    const expected = names.map((name) => `${name} warning placeholder `).sort();
    expect(problems.map((found) => [...found].sort())).toEqual([expected, expected, expected]);
    for (const name of names) await engine.fixAll("placeholder", name);
    expect(await cellsNow("city")).toEqual(["", "", ""]);
  });

  it("doesn't fill a required field", async () => {
    expect((await read("Cognome;Nome;Zona\nNULL;null;Lodi\n")).problems).toEqual([
      ["firstName error missing", "lastName error missing"],
    ]);
  });

  it("isn't “0” as a count, “X” as a yes, or “NA” as the province of Naples", async () => {
    const { cells, problems } = await read("Cognome;Nome;Zona;Provincia;Numero donazioni;Privacy\nA;Ma;Lodi;NA;0;X\n");
    expect([cells("province"), cells("donationsNumber"), cells("privacy")]).toEqual([["NA"], ["0"], ["Sì"]]);
    expect(problems.flat()).toEqual([]);
  });
});

it("a birth date that makes somebody over 110 is warned about", async () => {
  const { problems } = await read(
    "Cognome;Nome;Zona;Data di nascita\nA;Ma;Lodi;01/01/1900\nB;Ma;Lodi;01/02/12\nC;Ma;Lodi;01/02/1925\n",
  );
  expect(problems).toEqual([["birthday warning old"], ["birthday warning old"], []]);
});

it("dates with a weekday, or with the month first, are read", async () => {
  const { cells, problems } = await read(
    "Cognome;Nome;Zona;Data di nascita\nA;Ma;Lodi;Apr 12, 1956\nB;Ma;Lodi;giovedì 12 aprile 1956\nC;Ma;Lodi;mar. 3 marzo 1970\n" +
      "D;Ma;Lodi;January 2, 1960\n",
  );
  expect(cells("birthday")).toEqual(["12/04/1956", "12/04/1956", "03/03/1970", "02/01/1960"]);
  expect(problems.flat()).toEqual([]);
});

it("a temporary fiscal code has 11 digits, the last of which is checked", async () => {
  const { problems } = await read(
    "Cognome;Nome;Zona;Sesso;Data di nascita;Codice fiscale\nA;Ma;Lodi;M;12/04/1956;12345678903\nB;Ma;Lodi;M;12/04/1956;12345678904\n" +
      "C;Ma;Lodi;M;12/04/1956;00000000000\n",
  );
  expect(problems).toEqual([[], ["fiscalCode error wrong"], ["fiscalCode warning placeholder "]]);
});

it("an address glued to a name is warned about", async () => {
  const { problems } = await read(
    "Cognome e nome;Zona\nMario Via Po 1 Lodi;Lodi\nDalla Via Anna;Lodi\nRossi Ada Piazza Garibaldi;Lodi\n",
  );
  expect(problems.map((found) => found.map((problem) => problem.split(" ").slice(1).join(" ")))).toEqual([
    ["warning address"],
    [],
    ["warning address"],
  ]);
});
