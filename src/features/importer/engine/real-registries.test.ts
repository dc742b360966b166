import { describe, expect, it } from "vitest";
import { createEngine } from "./engine";
import { file } from "./test-support/make-files";

const noProgress = () => undefined;

/** @returns the cells of a field, and the problems of all rows: "field level kind fix" */
async function read(text: string) {
  const engine = createEngine({ today: "2026-11-20", zones: ["Lodi"] });
  await engine.open(file(text, "soci.csv"), noProgress);
  await engine.check(noProgress);
  const all = async () => (await engine.rows({ show: "all" }, 0, 100)).rows;
  const rows = await all();
  return {
    engine,
    rows,
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
