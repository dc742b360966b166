import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { createEngine } from "./engine";
import type { EngineContext, FoundDonor } from "./types";

const noProgress = () => undefined;
const facts = {
  status: "active",
  birthday: "1980-05-01",
  gender: "M",
  suspension: null,
  suspensionDate: null,
} as const;
const donor = (id: string, name: string, more: Partial<FoundDonor> = {}): FoundDonor => ({
  id,
  name,
  hint: "",
  reason: null,
  isAsked: false,
  facts,
  donations: [],
  ...more,
});
const suspended = { ...facts, status: "suspended", suspension: { from: "2026-10-01", until: null } };
const REGISTRY: Record<string, FoundDonor> = {
  "001939": donor("d1", "Rota Ada", { facts: suspended }),
  "001067": donor("d2", "Zanchi Ivan", { donations: [{ key: "d2-1", type: 1, date: "2026-11-22" }] }),
  "002000": donor("d3", "Bo Lia", { donations: [] }),
};
const unknown = (reason: string) => donor("", "", { id: null, facts: null, reason });

function open(text: string, more: Partial<EngineContext> = {}) {
  const findDonors = vi.fn<NonNullable<EngineContext["findDonors"]>>((_, rows) =>
    Promise.resolve(
      rows.map(
        ({ donorCardNumber = "", email = "" }) =>
          REGISTRY[donorCardNumber] ?? unknown(`Nessun donatore con ${donorCardNumber || email}`),
      ),
    ),
  );
  const engine = createEngine({ today: "2026-11-26", zones: ["Lodi"], findDonors, ...more });
  return { engine, findDonors, opened: engine.open({ text }, noProgress) };
}
const rowsOf = async (engine: ReturnType<typeof createEngine>) => (await engine.rows({ show: "all" }, 0, 100)).rows;

describe("imported donations", () => {
  it("have the warnings of a single donation, and the donor's name beside the card number; an unknown card is an error", async () => {
    const { engine, opened } = open(readFileSync("src/domain/import/corpus/donations-sunday.csv", "utf8"));
    expect((await opened).entity).toBe("donations");
    const counts = await engine.check(noProgress);
    expect(counts).toMatchObject({ toFix: 1, warnings: 2, ready: 2 });
    const rows = await rowsOf(engine);
    expect(rows.map((row) => row.donor)).toEqual([
      { field: "donorCardNumber", name: "Rota Ada" },
      { field: "donorCardNumber", name: "Zanchi Ivan" },
      undefined,
    ]);
    expect(rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([
      ["suspended"],
      ["interval"],
      ["unknown-donor"],
    ]);
    expect(counts.kinds).toContainEqual(
      expect.objectContaining({ kind: "unknown-donor", label: "Donatori non trovati", level: "error", rows: 1 }),
    );
    expect((await engine.rows({ show: "all", kind: "suspended", field: "date" }, 0, 9)).total).toBe(1);
    expect((await engine.counts()).ready).toBe(2);
  });

  it("are compared with each other again after each edit; a new card number is looked up", async () => {
    const file =
      "Tessera;Data;Tipo;Luogo\n002000;01/03/2024;Sangue Intero;Lodi\n002000;03/03/2024;Sangue Intero;Lodi\n";
    const { engine, findDonors, opened } = open(file);
    await opened;
    expect(await engine.check(noProgress)).toMatchObject({ warnings: 2 });
    expect(findDonors).toHaveBeenCalledTimes(1);
    expect(await engine.edit([{ row: 3, field: "date", value: "03/09/2024" }])).toMatchObject({ warnings: 0 });
    expect(await engine.edit([{ row: 3, field: "date", value: "01/03/2024" }])).toMatchObject({ toFix: 1 });
    expect(await engine.edit([{ row: 3, field: "donorCardNumber", value: "001939" }])).toMatchObject({ toFix: 0 });
    expect((await rowsOf(engine))[1]?.donor?.name).toBe("Rota Ada");
    expect(findDonors).toHaveBeenCalledTimes(2);
    expect(await engine.skip([2], true)).toMatchObject({ skipped: 1, ready: 1 });
  });

  it("have a warning each if the rules can't be read", async () => {
    const file = "Tessera;Data;Tipo;Luogo\n001067;23/11/2026;Sangue Intero;Lodi\n002000;01/03/2024;Plasma;Lodi\n";
    const { engine, opened } = open(file, { rules: null });
    await opened;
    const counts = await engine.check(noProgress);
    expect(counts).toMatchObject({ ready: 2, warnings: 2 });
    expect(counts.kinds).toMatchObject([{ kind: "unknown-rules", label: "Regole non disponibili", rows: 2 }]);
    const [near] = await rowsOf(engine);
    expect(near?.problems[0]?.message).toContain("domenica 22 novembre 2026: è passato un giorno");
  });

  it("have no warnings if they are in the registry already", async () => {
    const { engine, opened } = open("Tessera;Data;Tipo;Luogo\n001067;22/11/2026;Sangue Intero;Lodi\n");
    await opened;
    expect(await engine.check(noProgress)).toMatchObject({ ready: 1, warnings: 0 });
  });
});

describe("a file that updates donors", () => {
  it("needs only a key and the columns to change; a row without a known donor has an error", async () => {
    const { engine, opened } = open(readFileSync("src/domain/import/corpus/update-two-columns.csv", "utf8"));
    expect((await opened).entity).toBe("donors");
    await engine.match({ constants: {} });
    expect((await engine.matching()).missing).toEqual([]);
    await engine.check(noProgress);
    const rows = await rowsOf(engine);
    expect(rows.map(({ problems }) => problems.map(({ kind }) => kind))).toEqual([
      ["unknown-donor"],
      ["owner"],
      ["unknown-donor"],
    ]);
  });

  it("needs names and a zone if it has no key", async () => {
    const { engine, opened } = open("Città;Cellulare\nLodi;3331234567\n", { zones: ["Lodi", "Crema"] });
    await opened;
    await engine.match({ entity: "donors" });
    expect((await engine.matching()).missing).toEqual(["lastName", "firstName", "area"]);
  });
});

it("on a server without zones, new donors need no zone and may have any", async () => {
  const { engine, opened, findDonors } = open("Cognome;Nome;Nascita\nRota;Ada;01/01/1980\n", { zones: [] });
  await opened;
  expect((await engine.matching()).missing).toEqual([]);
  expect(await engine.check(noProgress)).toMatchObject({ ready: 1, toFix: 0 });
  expect(findDonors).not.toHaveBeenCalled();
  const other = open("Cognome;Nome;Zona\nRota;Ada;Alta Valle\nZanchi;Ivan;\n", { zones: [] });
  await other.opened;
  expect(await other.engine.matching()).toMatchObject({ missing: [], unsettled: 0 });
  expect(await other.engine.check(noProgress)).toMatchObject({ ready: 2, toFix: 0 });
});
