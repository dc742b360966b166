import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import { NO_DRAFT } from "./draft/types";
import type { FileReading, ImportEngine } from "./engine/types";
import { ImportSummary } from "./summary/import-summary";
import { ImportRun } from "./import-run";
import { createRowLog } from "./draft/row-log";
import { createImportPlan } from "./shell/import-plan";

const reading = {
  ...{ name: "soci-2026.csv", kind: "csv", size: 900, sheets: [], rows: 4, entity: "donors", columns: [] },
  ...{ options: {}, preview: [], notes: [], shape: "abc", doubt: null, damaged: { lines: [], example: "" } },
} as unknown as FileReading;

const person = { firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
const rows = [
  { row: 2, values: { ...person, lastName: "Nuovi" } },
  { row: 3, values: { ...person, lastName: "Altri", area: "Atlantide" } },
];
/** An engine that has read a file of four rows, of which it has left out two. */
const readEngine = () =>
  ({
    counts: () =>
      Promise.resolve({ read: 4, ready: 2, skipped: 1, refused: 1, batches: 1, fields: [], checksum: "abc" }),
    settings: () => Promise.resolve({}),
    batch: () => Promise.resolve(rows),
  }) as unknown as ImportEngine;

const summaryOf = (engine: ImportEngine, onStarted: (importId: string) => void) => (
  <ImportSummary
    engine={engine}
    reading={reading}
    log={createRowLog(NO_DRAFT)}
    plan={createImportPlan(NO_DRAFT)}
    onBack={() => undefined}
    onStarted={onStarted}
  />
);

/** A server that has no imports (decisions §2). */
const lacksImports = ({ url }: Request) =>
  new URL(url).pathname.endsWith("/imports") ? Response.json({ success: false }, { status: 404 }) : undefined;

/** Opens the importer's place on such a server, with nothing shown yet. @returns it, and the donors that it knows */
async function openWithoutImports() {
  const scene = await renderPage("admin", "/app/importer?step=summary", {
    ...{ width: 1200, part: null },
    answer: lacksImports,
  });
  const { donors } = (await scene.callAs("admin", "/donors?limit=60")) as { donors: Record<string, string>[] };
  return { scene, donors };
}

it("tries all rows, writes them when asked, and the report counts every row of the file", async () => {
  const engine = readEngine();
  let started = "";
  const summary = summaryOf(engine, (id) => (started = id));
  const scene = await renderPage("admin", "/app/importer?step=summary", { width: 1200, part: summary });
  const text = () => scene.shadow.textContent ?? "";
  const button = await until(() => scene.find("button", "Importa 1 riga"));
  expect(text()).toContain("riga pronta su 4");
  await userEvent.click(button);
  await expect.poll(() => started).not.toBe("");
  await scene.show(<ImportRun importId={started} engine={engine} kept={false} onNew={() => undefined} />);
  await expect.poll(text).toContain("Importazione conclusa");
  expect(text()).toContain("Il conto torna: 1 + 0 + 0 + 1 + 2 = 4.");
  await expect.poll(text).toContain("Zona: il valore non è tra quelli previsti");
});

it("a server without imports is written to row by row, with the same report", async () => {
  const engine = readEngine();
  let started = "";
  const written: string[] = [];
  const summary = summaryOf(engine, (id) => (started = id));
  const scene = await renderPage("admin", "/app/importer?step=summary", {
    part: summary,
    answer(request) {
      const { pathname } = new URL(request.url);
      if (request.method === "POST" && pathname.endsWith("/donors")) written.push(pathname);
      return lacksImports(request);
    },
  });
  const text = () => scene.shadow.textContent ?? "";
  await userEvent.click(await until(() => scene.find("button", "Importa 2 righe")));
  await expect.poll(() => started).not.toBe("");
  await scene.show(<ImportRun importId={started} engine={engine} kept={false} onNew={() => undefined} />);
  await expect.poll(text).toContain("Il conto torna: 1 + 0 + 0 + 1 + 2 = 4.");
  expect(written).toHaveLength(2);
});

it("a server without imports: whom it knows is looked up, and decided for, row by row", async () => {
  let started = "";
  const lines: object[] = [];
  const engine = {
    ...readEngine(),
    counts: () =>
      Promise.resolve({
        read: 2,
        ready: 2,
        skipped: 0,
        refused: 0,
        batches: 1,
        fields: ["cardNumber", "city", "branch", "donations"],
        checksum: "abc",
      }),
    batch: () => Promise.resolve(lines),
  } as unknown as ImportEngine;
  const { scene, donors } = await openWithoutImports();
  const [a, b] = donors.filter(({ fiscalCode, city, branch }) => fiscalCode && city && branch);
  for (const [at, one] of [a!, b!].entries()) {
    const { fiscalCode, lastName, firstName, area } = one;
    lines.push({ row: at + 2, values: { fiscalCode, lastName, firstName, area, city: "Seriate", branch: "Officina" } });
  }
  await scene.show(summaryOf(engine, (id) => (started = id)));
  await userEvent.click(await until(() => scene.find("button", "Decidi riga per riga")));
  const item = (one: Record<string, string>) => until(() => scene.find("dialog[open] li", `${one.lastName} ${one.firstName}`)); // prettier-ignore
  expect((await item(a!)).textContent).toContain(`${a!.city}diventaSeriate`);
  const choose = async (one: Record<string, string>, way: string) =>
    userEvent.selectOptions((await item(one)).querySelector("select")!, way);
  await choose(a!, "fields");
  await userEvent.click(scene.find("input", `Scrivi Sede di lavoro di ${a!.lastName} ${a!.firstName}, riga 2`));
  expect((await item(a!)).textContent).toContain(`resta ${a!.branch} (il file dice Officina)`);
  await choose(b!, "skip");
  expect((await item(b!)).textContent).toContain("Resta fuori");
  await userEvent.click(scene.find("dialog[open] button", "Chiudi"));
  expect(scene.shadow.textContent).toContain("Hai deciso per 2 righe.");
  await userEvent.click(scene.find("button", "Importa 2 righe"));
  await expect.poll(() => started).not.toBe("");
  await scene.show(<ImportRun importId={started} engine={engine} kept={false} onNew={() => undefined} />);
  await expect.poll(() => scene.shadow.textContent).toContain("Il conto torna: 0 + 1 + 0 + 1 + 0 = 2.");
  const donor = async ({ _id }: Record<string, string>) => ((await scene.callAs("admin", `/donors/${_id}`)) as { donor: object }).donor; // prettier-ignore
  expect(await donor(a!)).toMatchObject({ city: "Seriate", branch: a!.branch });
  expect(await donor(b!)).toMatchObject({ city: b!.city, branch: b!.branch });
});

it("a server without imports: those alone are shown row by row of whom the file says otherwise, some at a time", async () => {
  const lines: { row: number; values: object }[] = [];
  const engine = {
    ...readEngine(),
    counts: () =>
      Promise.resolve({ ...{ read: 42, ready: 42, skipped: 0, refused: 0 }, batches: 1, fields: ["city"], checksum: "abc" }), // prettier-ignore
    batch: () => Promise.resolve(lines),
  } as unknown as ImportEngine;
  const { scene, donors } = await openWithoutImports();
  const known = donors.filter(({ fiscalCode, city }) => fiscalCode && city && city !== "Seriate").slice(0, 13);
  const add = (values: object) => lines.push({ row: lines.length + 2, values });
  const { area } = known[0]!;
  for (const [at, { fiscalCode, lastName, firstName, city, area: own }] of known.entries()) {
    add({ lastName: "Nuovi", firstName: `Piera ${at}`, area });
    add({ fiscalCode, lastName, firstName, area: own, city: at === 0 ? city : "Seriate" });
    add({ lastName: "Nuovi", firstName: `Ada ${at}`, area });
  }
  add({ lastName: "Nuovi", firstName: "Ida", area });
  add({ lastName: "Nuovi", firstName: "Ines", area });
  add({ lastName: "Nuovi", firstName: "Isa", area });
  await scene.show(summaryOf(engine, () => undefined));
  await userEvent.click(await until(() => scene.find("button", "Decidi riga per riga")));
  const items = () => [...scene.shadow.querySelectorAll("dialog[open] li select")];
  const dialog = () => scene.shadow.querySelector("dialog[open]")?.textContent;
  await until(() => scene.find("dialog[open] button", "Cerca ancora"));
  expect(items()).toHaveLength(10);
  expect(dialog()).not.toContain("Nuovi");
  expect(dialog()).toContain("Guardate 32 righe su 42.");
  await userEvent.click(scene.find("dialog[open] button", "Chiudi"));
  await userEvent.click(scene.find("button", "Decidi riga per riga"));
  await userEvent.click(await until(() => scene.find("dialog[open] button", "Cerca ancora")));
  await expect.poll(items).toHaveLength(12);
  expect(dialog()).not.toContain("Cerca ancora");
});

it("a server without imports: a field that is left out for all rows is shown to stay, and stays", async () => {
  let started = "";
  const lines: object[] = [];
  const engine = {
    ...readEngine(),
    counts: () =>
      Promise.resolve({ ...{ read: 2, ready: 2, skipped: 0, refused: 0 }, batches: 1, fields: ["city", "branch", "key"], checksum: "abc" }), // prettier-ignore
    batch: () => Promise.resolve(lines),
  } as unknown as ImportEngine;
  const { scene, donors } = await openWithoutImports();
  const two = donors.filter(({ fiscalCode, city, branch }) => fiscalCode && city && branch).slice(0, 2);
  for (const [at, { fiscalCode, lastName, firstName, area }] of two.entries())
    lines.push({ row: at + 2, values: { fiscalCode, lastName, firstName, area, city: "Seriate", branch: "Officina" } });
  await scene.show(summaryOf(engine, (id) => (started = id)));
  const group = await until(() => scene.find("fieldset", "Campi da sovrascrivere"));
  // our own code isn't written to a donor
  expect([...group.querySelectorAll("label")].map(({ textContent }) => textContent)).toEqual([
    "Città",
    "Sede di lavoro",
  ]);
  await userEvent.click(scene.find("fieldset label", "Città"));
  await userEvent.click(scene.find("button", "Decidi riga per riga"));
  const [first] = two;
  const item = await until(() => scene.find("dialog[open] li", `${first!.lastName} ${first!.firstName}`));
  expect(item.textContent).toContain(`resta ${first!.city} (il file dice Seriate)`);
  await userEvent.click(scene.find("dialog[open] button", "Chiudi"));
  await userEvent.click(scene.find("button", "Importa 2 righe"));
  await expect.poll(() => started).not.toBe("");
  await scene.show(<ImportRun importId={started} engine={engine} kept={false} onNew={() => undefined} />);
  await expect.poll(() => scene.shadow.textContent).toContain("Il conto torna: 0 + 2 + 0 + 0 + 0 = 2.");
  for (const { _id, city } of two)
    expect(await scene.callAs("admin", `/donors/${_id}`)).toMatchObject({ donor: { city, branch: "Officina" } });
});
