import { describe, expect, it } from "vitest";
import type { ImportEngine } from "./engine";
import type { CheckCounts } from "./types";
import { createEngine } from "./engine";
import { file } from "./test-support/make-files";

const noProgress = () => undefined;

async function checked(text: string): Promise<{ engine: ImportEngine; counts: CheckCounts }> {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  await engine.open(file(text, "soci.csv"), noProgress);
  return { engine, counts: await engine.check(noProgress) };
}

async function problemsIn(engine: ImportEngine) {
  const { rows } = await engine.rows({ show: "all" }, 0, 100);
  return rows.map(({ problems }) =>
    problems.map(({ field, level, kind, fix }) => [field, level, kind, fix ?? null].join(" ")),
  );
}

const valuesOf = async (engine: ImportEngine, field: string) =>
  (await engine.rows({ show: "all" }, 0, 100)).rows.map(({ values }) => values[field]);

const DAMAGE =
  "Cognome;Nome;Zona;CAP;Telefono;Cellulare;E-mail\n" +
  "Rossi;A;Lodi;184;371123456;3331234567.0;<a@b.it>\n" +
  "Rossi;B;Lodi;26900;0371123456;393331234567;mailto:b@b.it\n";

describe("a file that a spreadsheet has damaged", () => {
  it("has a fix for each damaged cell", async () => {
    const { engine } = await checked(DAMAGE);
    expect(await problemsIn(engine)).toEqual([
      [
        "email error wrong a@b.it",
        "phoneHome warning missing-zero 0371123456",
        "mobile warning decimal 3331234567",
        "cap error wrong 00184",
      ],
      ["email error wrong b@b.it", "mobile warning missing-plus +393331234567"],
    ]);
  });

  it("has no problems after all kinds were fixed", async () => {
    const { engine, counts } = await checked(DAMAGE);
    for (const { kind, field } of counts.kinds) await engine.fixAll(kind, field);
    expect((await problemsIn(engine)).flat()).toEqual([]);
    expect(await valuesOf(engine, "cap")).toEqual(["00184", "26900"]);
    expect(await valuesOf(engine, "email")).toEqual(["a@b.it", "b@b.it"]);
  });

  it("has an Italian label for each kind of damage", async () => {
    const { counts } = await checked(DAMAGE);
    for (const { kind, label, fixable } of counts.kinds) {
      expect(label).not.toBe(kind);
      expect(fixable).toBe(true);
    }
  });

  it("doesn't turn landlines without a leading zero into mobile numbers", async () => {
    const { engine } = await checked("Cognome;Nome;Zona;Tel.\nRossi;A;Lodi;371123456\nVilla;B;Lodi;371654321\n");
    const { columns } = await engine.matching();
    expect(columns[3]?.field).toBe("phoneHome");
  });
});

async function problemOf(heading: string, cell: string) {
  const { engine } = await checked(`Cognome;Nome;Zona;${heading}\nRossi;A;Lodi;"${cell}"\n`);
  return (await problemsIn(engine))[0]?.[0] ?? null;
}

describe("a damaged cell", () => {
  it.each([
    ["CAP", "184", "cap error wrong 00184"],
    ["CAP", "4011", "cap error wrong 04011"],
    ["CAP", "10", "cap error wrong 00010"],
    ["CAP", "184.0", "cap error wrong 00184"],
    ["CAP", "26900,0", "cap error wrong 26900"],
    ["CAP", "I-24121", "cap error wrong 24121"],
    ["CAP", "0", "cap warning placeholder "],
    ["CAP", "269000", "cap error wrong "],
    ["Cellulare", "3,331234567E+09", "mobile error scientific 3331234567"],
    ["Cellulare", "333 1234567 o 0371 123456", "mobile error wrong 333 1234567"],
    ["Telefono fisso", "333 1234567 / 0371 123456", "phoneHome warning several-numbers 0371 123456"],
    ["Telefono fisso", "35123456", "phoneHome error wrong 035123456"],
    ["Cellulare", "035 1234567", "mobile warning landline "],
    ["Tessera", "12345.0", "cardNumber warning decimal 12345"],
    ["Tessera", "1,23457E+11", "cardNumber warning scientific "],
    ["E-mail", "Ada Rossi <a@b.it>", "email error wrong a@b.it"],
    ["E-mail", "a@b.it; c@d.it", "email error wrong a@b.it"],
    ["E-mail", "a..b@c.it", "email error wrong "],
    ["E-mail", "a@b_c.it", "email error wrong "],
    ["Data di nascita", "01/01/2015", "birthday warning young "],
    ["Data di nascita", "20/11/2009", null],
  ])("in %s: %s", async (heading, cell, problem) => expect(await problemOf(heading, cell)).toBe(problem));
});

it("a fiscal code is suggested for a name with letters beyond Latin-1, and the correct code has no warning", async () => {
  const { engine } = await checked(
    "Cognome;Nome;Zona;Sesso;Data di nascita;Luogo di nascita;Codice fiscale\n" +
      "Łukaszewska;Anna;Lodi;F;01/01/1980;Polonia;\n" +
      "Łukaszewska;Anna;Lodi;F;01/01/1980;Polonia;LKSNNA80A41Z127X\n",
  );
  const problems = await problemsIn(engine);
  expect(problems).toEqual([["fiscalCode warning complete LKSNNA80A41Z127X"], ["lastName warning maybe-duplicate "]]);
});
