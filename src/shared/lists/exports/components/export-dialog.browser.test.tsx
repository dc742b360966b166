import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exportFields, specifiedFields } from "../../../../domain/export/export-fields";
import type { Persona } from "../../../../mocks/index";
import { catchFiles, type CaughtFile } from "../../../../widgets/test-support/catch-files";
import { catchPrints } from "../../../../widgets/test-support/catch-prints";
import { renderPage, type RenderedPage } from "../../../../widgets/test-support/render-page";
import type { ExportedList } from "../exported-list";
import { printedList } from "../files/printed-list";
import { createSlices } from "../files/file-writer";
import { ExportButton } from "./export-button";
import { ExportDock } from "./export-dock";

const LIST: ExportedList = {
  source: { kind: "donors", path: "/donors", idField: "_id", sortable: [], defaultSort: "lastName" },
  read: { path: "/donors", query: { skip: 0, limit: 10, order: "lastName", query: "ro" } },
  filtered: true,
  query: { text: "ro", filters: [], filter: null },
  total: 12,
  shown: ["lastName", "firstName", "cardNumber"],
  selected: null,
};

let scene: RenderedPage;
let saved: CaughtFile[];
beforeEach(() => void (saved = catchFiles()));

/** @param intercept may answer a call instead of the mock */
async function open(
  list: ExportedList = LIST,
  {
    persona = "admin",
    intercept,
  }: { persona?: Persona; intercept?: (url: URL) => Response | Promise<Response> | undefined } = {},
) {
  await page.viewport(1200, 800);
  onTestFinished(() => page.viewport(414, 896));
  const part = (
    <>
      <p>pronto</p>
      <ExportButton list={list} />
      <ExportDock />
    </>
  );
  scene = await renderPage(persona, "/app/donors", { part, answer: ({ url }) => intercept?.(new URL(url)) });
  await expect.poll(scene.text).toContain("pronto");
}
const openDialog = async () => {
  await scene.press("button", "Esporta");
  await expect.poll(() => scene.shadow.querySelector("dialog")?.open).toBe(true);
};
const radio = (name: string) =>
  [...scene.shadow.querySelectorAll("label")].find((label) => label.textContent.startsWith(name))!;
const columns = () => [...scene.shadow.querySelectorAll("dialog li")].map((item) => item.textContent.trim());
const download = () => scene.press("dialog button", "Scarica");
const text = () => scene.text();

describe("the dialog", () => {
  it("shows the number of rows of each choice, and the name of the file", async () => {
    await open({ ...LIST, selected: { kind: "some", ids: new Set(["d1", "d2", "d3"]) } });
    await openDialog();
    expect(radio("Selezionati").textContent).toMatch(/3$/);
    expect(radio("Filtrati").textContent).toMatch(/«ro»12$/);
    await expect.poll(() => radio("Tutti").textContent).toMatch(/60$/);
    expect(text()).toMatch(/donatori-selezionati-\d{4}-\d\d-\d\d\.xlsx/);
    await userEvent.click(radio("Tutti"));
    await userEvent.click(radio("CSV"));
    expect(text()).toMatch(/donatori-\d{4}-\d\d-\d\d\.csv/);
    expect(text()).toContain("60 righe.");
  });

  it("preselects the filtered rows and the list's columns, and offers all other columns", async () => {
    await open();
    await openDialog();
    expect(radio("Filtrati").querySelector("input")?.checked).toBe(true);
    expect(columns()).toEqual(["Cognome", "Nome", "Tessera"]);
    await userEvent.selectOptions(scene.find("dialog select", ""), "nextDonationDate");
    await scene.press("dialog button", "Tutte le 38 colonne, nell’ordine del tracciato");
    expect(columns()).toEqual(specifiedFields("donors").map(({ label }) => label));
    await scene.press("dialog button", "Come nella vista");
    expect(columns()).toHaveLength(3);
  });

  it("reorders columns by keyboard, and the focus stays on the moved column", async () => {
    await open();
    await openDialog();
    scene.find("dialog button", "Sposta Cognome").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(columns()).toEqual(["Nome", "Tessera", "Cognome"]);
    await expect.poll(() => scene.focused()).toBe(scene.find("dialog button", "Sposta Cognome"));
    expect(text()).toContain("Cognome: posto 3 di 3");
    await scene.press("dialog button", "Togli Tessera");
    expect(columns()).toEqual(["Nome", "Cognome"]);
  });

  it("disables the download without columns", async () => {
    await open();
    await openDialog();
    for (const name of ["Cognome", "Nome", "Tessera"]) await scene.press("dialog button", `Togli ${name}`);
    expect(text()).toContain("Scegli almeno una colonna.");
    expect((scene.find("dialog button", "Scarica") as HTMLButtonElement).disabled).toBe(true);
  });

  it("disables printing above the limit of rows; a download is still possible", async () => {
    await open({ ...LIST, total: 20_001 });
    await openDialog();
    await userEvent.click(radio("Stampa"));
    expect(text()).toContain("se ne stampano al massimo 20.000");
    expect((scene.find("dialog button", "Stampa") as HTMLButtonElement).disabled).toBe(true);
    await userEvent.click(radio("CSV"));
    expect((scene.find("dialog button", "Scarica") as HTMLButtonElement).disabled).toBe(false);
  });

  it("has no button for users who may not export", async () => {
    await open(LIST, { persona: "donor" });
    expect(scene.shadow.querySelector("button")).toBeNull();
  });
});

it.each([
  ["donations", 4],
  ["awards", 5],
] as const)("the export of %s offers the specification's columns in one click", async (entity, count) => {
  const source = { ...LIST.source, kind: entity, path: `/${entity}`, idField: "key" };
  await open({ ...LIST, source, read: { path: source.path, query: {} }, shown: ["donorName"] });
  await openDialog();
  await scene.press("dialog button", `Tutte le ${count} colonne, nell’ordine del tracciato`);
  expect(columns()).toEqual(specifiedFields(entity).map(({ label }) => label));
});

describe("a download", () => {
  it("contains the requested rows, and closes the dialog at once", async () => {
    await open();
    await openDialog();
    await userEvent.click(radio("JSON"));
    await download();
    await expect.poll(() => saved.length).toBe(1);
    const { blob, name } = saved[0]!;
    const rows = JSON.parse(await blob.text()) as Record<string, string>[];
    expect(name).toMatch(/^donatori-filtrati-.*\.json$/);
    expect(Object.keys(rows[0]!)).toEqual(["lastName", "firstName", "cardNumber"]);
    expect(rows.length).toBeGreaterThan(0);
    await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
  });

  it("works by keyboard alone, and the focus returns to the button", async () => {
    await open();
    scene.find("button", "Esporta").focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => scene.shadow.querySelector("dialog")?.open).toBe(true);
    const tabTo = async (found: () => boolean) => {
      for (let presses = 0; presses < 30 && !found(); presses++) await userEvent.tab();
      expect(found()).toBe(true);
    };
    const focusedName = () => scene.focused()?.closest("label")?.textContent ?? scene.focused()?.textContent ?? "";
    await tabTo(() => focusedName().startsWith("XLSX"));
    await userEvent.keyboard("{ArrowRight}");
    expect(focusedName()).toMatch(/^CSV/);
    await tabTo(() => focusedName() === "Scarica");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => saved.length).toBe(1);
    expect(saved[0]?.name).toMatch(/\.csv$/);
    await expect.poll(() => scene.focused()).toBe(scene.find("button", "Esporta"));
  });

  it("can be cancelled in its panel, and no file is saved", async () => {
    let asked = 0;
    await open(LIST, {
      intercept: ({ pathname, searchParams }) => {
        if (!pathname.endsWith("/donors") || searchParams.get("limit") !== "1000") return undefined;
        asked += 1;
        return new Promise<Response>(() => undefined);
      },
    });
    await openDialog();
    await download();
    const bar = () => scene.shadow.querySelector('[role="progressbar"]');
    await expect.poll(bar).not.toBeNull();
    await expect.poll(() => asked).toBe(1);
    await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
    await scene.press("section button", "Annulla");
    await expect.poll(bar).toBeNull();
    expect(saved).toHaveLength(0);
  });

  it("shows what to do after a failure, and can be retried", async () => {
    let refused = true;
    await open(LIST, {
      intercept: ({ pathname, searchParams }) =>
        refused && pathname.endsWith("/donors") && searchParams.get("limit") === "1000"
          ? Response.json({ success: false, message: "Filtro troppo lungo." }, { status: 400 })
          : undefined,
    });
    await openDialog();
    await download();
    await expect.poll(text).toContain("Filtro troppo lungo. Controlla i filtri e riprova.");
    expect(saved).toHaveLength(0);
    refused = false;
    await scene.press("section button", "Riprova");
    await expect.poll(() => saved.length).toBe(1);
  });

  it("isn't saved if the server can't record it", async () => {
    let refuses = true;
    await open(LIST, {
      intercept: ({ pathname }) =>
        refuses && pathname.endsWith("/exports")
          ? Response.json({ success: false, message: "No." }, { status: 422 })
          : undefined,
    });
    await openDialog();
    await download();
    await expect.poll(text).toContain("non riusciamo a scriverlo nello storico");
    expect(saved).toHaveLength(0);
    refuses = false;
    await scene.press("section button", "Riprova");
    await expect.poll(() => saved.length).toBe(1);
  });

  it("is saved only after a confirmation if rows may be missing", async () => {
    let total = 100;
    await open(LIST, {
      intercept: ({ pathname, searchParams }) =>
        pathname.endsWith("/donors") && searchParams.get("limit") === "1000"
          ? Response.json({
              success: true,
              donors: [{ _id: `d${total}`, lastName: "Rossi" }],
              total: (total += 1),
              limit: 1,
            })
          : undefined,
    });
    await openDialog();
    await download();
    await expect.poll(text).toContain("L’elenco è cambiato mentre lo leggevamo");
    expect(saved).toHaveLength(0);
    await scene.press("section button", "Scarica lo stesso");
    await expect.poll(() => saved.length).toBe(1);
  });
});

it.each([
  ["XLSX", "Una cella di XLSX tiene 32.767 caratteri", "a".repeat(40_000), 1],
  ["CSV", "Nel file quella riga doppia sta una volta sola", "Rossi", 2],
])("a %s that can't contain the data unchanged shows a warning first", async (format, warning, lastName, times) => {
  await open(LIST, {
    intercept: ({ pathname, searchParams }) =>
      pathname.endsWith("/donors") && searchParams.get("limit") === "1000"
        ? Response.json({
            success: true,
            donors: Array(times).fill({ _id: "d1", lastName }),
            total: times,
            limit: 1000,
          })
        : undefined,
  });
  await openDialog();
  await userEvent.click(radio(format));
  await download();
  await expect.poll(text).toContain(warning);
  expect(saved).toHaveLength(0);
  await scene.press("section button", "Scarica lo stesso");
  await expect.poll(() => saved.length).toBe(1);
});

it("a list with many columns is printed as paragraphs with labels", async () => {
  const { makeWriter, table } = printedList();
  const fields = exportFields("donors");
  const writer = makeWriter({ title: "Donatori", fields, slices: createSlices(new AbortController().signal) });
  await writer.add([fields.map(({ name }) => (name === "lastName" ? "Rossi" : null))]);
  expect(table().className).toBe("cards");
  const filled = [...table().querySelectorAll("td")].filter((cell) => cell.textContent);
  expect(filled.map((cell) => [cell.dataset.label, cell.textContent])).toEqual([["Cognome", "Rossi"]]);
});

it("a list is printed from its own frame, with title, header and rows, and without the page", async () => {
  const printed = catchPrints();
  await open();
  await openDialog();
  await userEvent.click(radio("Stampa"));
  await scene.press("dialog button", "Stampa");
  await expect.poll(() => printed(scene.shadow)).toHaveLength(1);
  const [print] = printed(scene.shadow);
  expect(print?.querySelector("h1")?.textContent).toBe("Donatori");
  expect(print?.title).toMatch(/^donatori-filtrati-\d{4}-\d\d-\d\d$/);
  expect([...print!.querySelectorAll("thead th")].map((head) => head.textContent)).toEqual([
    "Cognome",
    "Nome",
    "Tessera",
  ]);
  expect(print?.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
  // the frame is in quirks mode, where tables don't inherit the font size
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
  expect(sizeOf(print!.querySelector("td")!)).toBe(sizeOf(print!.querySelector("p")!));
  expect(print?.adoptedStyleSheets).toHaveLength(1);
  expect(saved).toHaveLength(0);
});
