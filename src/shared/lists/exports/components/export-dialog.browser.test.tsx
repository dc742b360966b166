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

  it("preselects the filtered rows, the list's columns and the telephone numbers, and offers all other columns", async () => {
    await open();
    await openDialog();
    expect(radio("Filtrati").querySelector("input")?.checked).toBe(true);
    expect(columns()).toEqual(["Cognome", "Nome", "Tessera", "Cellulare", "Telefono di casa"]);
    await userEvent.selectOptions(scene.find("dialog select", ""), "nextDonationDate");
    await scene.press(
      "dialog button",
      `Tutte le ${specifiedFields("donors").length} colonne, nell’ordine del tracciato`,
    );
    expect(columns()).toEqual(specifiedFields("donors").map(({ label }) => label));
    await scene.press("dialog button", "Come nella vista");
    expect(columns()).toHaveLength(3);
  });

  it("reorders columns by keyboard, keeps the focus on the moved one, and disables the download without columns", async () => {
    await open();
    await openDialog();
    scene.find("dialog button", "Sposta Cognome").focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(columns().slice(0, 3)).toEqual(["Nome", "Tessera", "Cognome"]);
    await expect.poll(() => scene.focused()).toBe(scene.find("dialog button", "Sposta Cognome"));
    expect(text()).toContain("Cognome: posto 3 di 5");
    await scene.press("dialog button", "Togli Tessera");
    expect(columns().slice(0, 2)).toEqual(["Nome", "Cognome"]);
    for (const name of ["Cognome", "Nome", "Cellulare", "Telefono di casa"])
      await scene.press("dialog button", `Togli ${name}`);
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

it("the export of donations offers the specification's columns in one click", async () => {
  const source = { ...LIST.source, kind: "donations", path: "/donations", idField: "key" } as const;
  await open({ ...LIST, source, read: { path: source.path, query: {} }, shown: ["donorName"] });
  await openDialog();
  await scene.press("dialog button", "Tutte le 4 colonne, nell’ordine del tracciato");
  expect(columns()).toEqual(specifiedFields("donations").map(({ label }) => label));
});

describe("a download", () => {
  it("works by keyboard alone: the file has the chosen rows and columns, and the focus returns to the button", async () => {
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
    const { blob, name } = saved[0]!;
    expect(name).toMatch(/^donatori-filtrati-.*\.csv$/);
    const lines = (await blob.text()).trim().split("\r\n");
    expect(lines[0]).toBe("Cognome;Nome;Tessera;Cellulare;Telefono di casa");
    expect(lines.length).toBeGreaterThan(1);
    await expect.poll(() => scene.shadow.querySelector("dialog")).toBeNull();
    await expect.poll(() => scene.focused()).toBe(scene.find("button", "Esporta"));
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

  it("that differs from the registry is saved only after a confirmation, which says why", async () => {
    let total = 100;
    let answer = (): object => ({ donors: [{ _id: `d${total}`, lastName: "Rossi" }], total: (total += 1), limit: 1 });
    await open(LIST, {
      intercept: ({ pathname, searchParams }) =>
        pathname.endsWith("/donors") && searchParams.get("limit") === "1000"
          ? Response.json({ success: true, ...answer() })
          : undefined,
    });
    const expectWarning = async (format: string, warning: string, files: number) => {
      await openDialog();
      await userEvent.click(radio(format));
      await download();
      await expect.poll(text).toContain(warning);
      expect(saved).toHaveLength(files);
      await scene.press("section button", "Scarica lo stesso");
      await expect.poll(() => saved.length).toBe(files + 1);
    };
    await expectWarning("XLSX", "L’elenco è cambiato mentre lo leggevamo", 0);
    answer = () => ({ donors: [{ _id: "d1", lastName: "a".repeat(40_000) }], total: 1, limit: 1_000 });
    await expectWarning("XLSX", "Una cella di XLSX tiene 32.767 caratteri", 1);
    answer = () => ({ donors: Array(2).fill({ _id: "d1", lastName: "Rossi" }), total: 2, limit: 1_000 });
    await expectWarning("CSV", "Nel file quella riga doppia sta una volta sola", 2);
  });
});

it("a list with many columns is printed as paragraphs with labels", async () => {
  const { makeWriter, table } = printedList();
  const fields = exportFields("donors");
  const writer = makeWriter({
    title: "Donatori",
    fields,
    origin: null,
    slices: createSlices(new AbortController().signal),
  });
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
    "Cellulare",
    "Telefono di casa",
  ]);
  expect(print?.querySelector("p")?.textContent).toMatch(
    /^\d+ righe\. Filtro: Tutti i donatori, cercati con «ro»\. Stampato \p{L}+ \d+°? \p{L}+ \d{4} alle ore \d+:\d\d, da \p{L}+ \p{L}+\. /u,
  );
  expect(print?.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
  // the frame is in quirks mode, where tables don't inherit the font size
  const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
  expect(sizeOf(print!.querySelector("td")!)).toBe(sizeOf(print!.querySelector("p")!));
  expect(print?.adoptedStyleSheets).toHaveLength(1);
  expect(saved).toHaveLength(0);
});
