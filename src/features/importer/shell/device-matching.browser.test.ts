import { afterEach, beforeEach, expect, it } from "vitest";
import { createEngine } from "../engine/engine";
import { recallOnDevice, rememberOnDevice } from "./device-matching";

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function opened(text: string) {
  const engine = createEngine({ today: "2026-11-20", zones: ["Bergamo", "Lodi"] });
  const reading = await engine.open(new File([text], "soci.csv"), () => undefined);
  return { engine, reading };
}
const stored = () => JSON.stringify({ ...localStorage });
type Opened = Awaited<ReturnType<typeof opened>>;
const fieldsOf = async ({ engine }: Opened, settings: unknown) =>
  (await engine.match({ settings })).columns.map(({ field }) => field);

it("a file of the same shape is matched as the last one was, and no value that was translated lies on the device", async () => {
  const first = await opened("Cognome;Nome;Sezione;Foo;Gr.\nRota;Ada;centro storico;mal di cuore;0 posit.vo\n");
  await first.engine.match({
    columns: [{ column: 3, field: "note" }],
    constants: { status: "temporarilySuspended", inscriptionNote: "celiachia" },
    translations: [
      { column: 2, value: "centro storico", to: "Bergamo" },
      { column: 4, value: "0 posit.vo", to: "0+" },
    ],
  });
  rememberOnDevice(first.reading.shape, await first.engine.settings());
  expect(stored()).toContain("note");
  for (const word of ["centro", "Rota", "mal di cuore", "posit", "0+", "Foo", "Sezione", "Suspended", "celiachia"])
    expect(stored()).not.toContain(word);

  const second = await opened("Cognome;Nome;Sezione;Foo;Gr.\nZanchi;Ivan;Lodi;;A+\n");
  const kept = recallOnDevice(second.reading.shape);
  expect(kept).not.toBeNull();
  expect(await fieldsOf(second, kept)).toEqual(["lastName", "firstName", "area", "note", "bloodGroup"]);
  // the spelling is asked about again: nobody's value was kept
  const third = await opened("Cognome;Nome;Sezione;Foo;Gr.\nVilla;Bo;centro storico;;A+\n");
  const { columns } = await third.engine.match({ settings: recallOnDevice(third.reading.shape) });
  expect(columns[2]?.untranslated).toEqual([{ value: "centro storico", rows: 1, to: null }]);
});

it("of a file without headings the first row stands nowhere, whether it was taken for headings or not", async () => {
  const columns = [0, 1, 2, 3].map((column) => ({
    column,
    field: ["lastName", "firstName", "city", "note"][column] ?? null,
  }));
  const taken = await opened("Rossini;Gioacchino;Pesaro;celiaco\nVerdi;Giuseppe;Busseto;\n");
  await taken.engine.read({ headingRow: 0 });
  await taken.engine.match({ columns });
  const { shape } = await taken.engine.read({ headingRow: 0 });
  await taken.engine.match({ columns });
  rememberOnDevice(shape, await taken.engine.settings());

  const plain = await opened("Rossini;Gioacchino;Pesaro;celiaco\nVerdi;Giuseppe;Busseto;\n");
  const reading = await plain.engine.read({ headingRow: -1 });
  await plain.engine.match({ columns });
  rememberOnDevice(reading.shape, await plain.engine.settings());
  expect(stored()).toContain("lastName");
  for (const word of ["Rossini", "Gioacchino", "Pesaro", "celiaco", "Verdi"]) expect(stored()).not.toContain(word);

  const next = await opened("Puccini;Giacomo;Lucca;\nBellini;Vincenzo;Catania;x\n");
  const { shape: same } = await next.engine.read({ headingRow: -1 });
  expect(same).toBe(reading.shape);
  expect(await fieldsOf(next, recallOnDevice(same))).toEqual(["lastName", "firstName", "city", "note"]);
});

it("what others have put there, or a storage that is full, is no matching and no failure", () => {
  for (const junk of ["{", "3", '[["abc"]]', '[[1,2],["abc",7]]', "null"]) {
    localStorage.setItem("gds:import-matching:v1", junk);
    expect([null, 7]).toContain(recallOnDevice("abc"));
  }
  rememberOnDevice("abc", { columns: "none" });
  rememberOnDevice("abc", null);
  expect(recallOnDevice("abc")).toBeNull();
});
