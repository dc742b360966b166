import { expect, it } from "vitest";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { createEngine } from "./engine";
import { file } from "./test-support/make-files";

const noProgress = () => undefined;

async function read(text: string, zones: readonly string[] = ["Lodi"]) {
  const engine = createEngine({ today: "2026-11-20", zones });
  await engine.open(file(text, "soci.csv"), noProgress);
  const { columns } = await engine.matching();
  await engine.check(noProgress);
  const { rows } = await engine.rows({ show: "all" }, 0, 100);
  return {
    cells: (field: string) => rows.map(({ values }) => values[field]),
    problems: rows.map(({ problems }) => problems.map(({ field, level, kind }) => `${field} ${level} ${kind}`)),
    untranslated: columns.flatMap(({ field, untranslated }) => untranslated.map(({ value }) => `${field} ${value}`)),
  };
}

it("a town and a name that look like a placeholder are kept", async () => {
  const { cells, problems } = await read("Cognome;Nome;Zona;Comune\nNan;Ada;Lodi;None\n");
  expect([cells("lastName"), cells("city")]).toEqual([["Nan"], ["None"]]);
  expect(problems).toEqual([[]]);
});

it("a blood group without its sign, and a sex of 0 and 1, are asked about", async () => {
  const { problems, untranslated } = await read(
    "Cognome;Nome;Zona;Sesso;Gruppo sanguigno\nA;Ma;Lodi;0;0\nB;Ma;Lodi;1;A+\n",
  );
  expect(untranslated).toEqual(["gender 0", "gender 1", "bloodGroup 0"]);
  expect(problems).toEqual([["gender error unknown", "bloodGroup error unknown"], ["gender error unknown"]]);
});

it("a zone is empty if the association's zones aren't known; otherwise the user is asked about it", async () => {
  const text = "Cognome;Nome;Zona\nA;Ma;n.d.\nB;Ma;-\nC;Ma;NULL\nD;Ma;Lodi\n";
  const unknown = await read(text, []);
  expect(unknown.problems).toEqual([...Array(3).fill(["area warning placeholder"]), []]);
  expect((await read(text)).untranslated).toEqual(["area n.d.", "area -", "area NULL"]);
});

it("our own export leaves empty cells empty: what it contains is a value", async () => {
  const person = { lastName: "Vuoto", firstName: "X", area: "Lodi", key: "D000001" };
  const given: Readonly<Record<string, string>> = { ...person, note: "-", city: "-" };
  const headings = Object.values(DONOR_FIELDS).map(({ label }) => label);
  const row = Object.keys(DONOR_FIELDS).map((name) => given[name] ?? "");
  const { cells, problems } = await read(`${headings.join(";")}\n${row.join(";")}\n`);
  expect(["lastName", "firstName", "note", "city"].map(cells)).toEqual([["Vuoto"], ["X"], ["-"], ["-"]]);
  expect(problems.flat().filter((problem) => problem.includes("placeholder"))).toEqual([]);
});
