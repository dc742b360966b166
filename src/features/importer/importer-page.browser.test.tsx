import { describe, expect, it } from "vitest";
import { endpoints } from "../../api/endpoints";
import { useQuery } from "../../api/react/use-query";
import { listAnswer } from "../../shared/lists/list-answer";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import { ImporterPage } from "./importer-page";
import { chooseFile, heading, isSaved, workOf } from "./test-support";

const FILE = `Cognome;Nome;Nascita;CF;Gr.;Zona;quota
Rota;Giuseppe;14/03/1963;;0 pos;Bergamo;10,00
Pesenti;Laura;02/11/1990;PSNLRA90S42A794Q;boh;Bergamo;10,00
Zanchi;Ivan;31/02/1984;;B pos;Bergamo;0
`;

const press = (page: RenderedPage, name: string, selector = "button") => page.find(selector, name).click();

const choose = (page: RenderedPage, text: BlobPart, name = "soci.csv") => chooseFile(page, new File([text], name));

/** As a person writes and chooses in a field with suggestions. */
function chooseField(page: RenderedPage, heading: string, words: string) {
  const input = page.shadow.querySelector<HTMLInputElement>(`#${CSS.escape(labelled(page, heading))}`);
  if (!input) throw new Error(heading);
  input.focus();
  type(input, words);
  input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

const labelled = (page: RenderedPage, heading: string): string => {
  const label = [...page.shadow.querySelectorAll("label")].find(({ textContent }) =>
    textContent?.includes(`«${heading}»`),
  );
  return label?.htmlFor ?? "";
};

function type(input: HTMLInputElement, words: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, words);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

async function open(text: BlobPart = FILE, name?: string, width = 1200) {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width });
  await choose(page, text, name);
  return page;
}

describe("the importer", () => {
  it("says why a file isn't read and what to do, and takes the mended one", async () => {
    const page = await open("", "vuoto.csv");
    await until(() => page.find("[role=alert]", "Il file è vuoto"));
    press(page, "Chiudi l’avviso");
    await until(() => !page.text()?.includes("Il file è vuoto"));
    await choose(page, FILE);
    await until(() => heading(page) === "Abbina le colonne");
  });

  it("matches the columns, names what waits for an answer, and lets on once all have one", async () => {
    const page = await open();
    await until(() => heading(page) === "Abbina le colonne");
    expect(location.hash).toBe("#/app/importer?step=columns");
    const onward = page.find("button", "Controlla le righe");
    expect(onward).toHaveProperty("disabled", true);
    expect(page.text()).toContain("1 valore da tradurre");
    chooseField(page, "quota", "non");
    await until(() => page.text()?.includes("Saltata"));
    const value = page.shadow.querySelector<HTMLSelectElement>(`#${CSS.escape(labelled(page, "boh"))}`);
    if (!value) throw new Error("no choice for the value");
    value.value = "A+";
    value.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => page.text()?.includes("Tutte le colonne hanno una risposta"));
    expect(onward).toHaveProperty("disabled", false);
  });

  it("matches a file as the last one of its shape, which the server remembers", async () => {
    const page = await open("Cognome;Nome;Nascita;Zona;quota\nRota;Ada;14/03/1963;Bergamo;10\n");
    await until(() => heading(page) === "Abbina le colonne");
    expect(page.find("button", "Controlla le righe")).toHaveProperty("disabled", true);
    chooseField(page, "quota", "non");
    await checked(page);
    press(page, "Continua");
    (await until(() => page.find("button", "Importa 1 riga"))).click();
    (await until(() => page.find("button", "Nuova importazione"))).click();
    await choose(page, "Cognome;Nome;Nascita;Zona;quota\nPesenti;Laura;22/11/1990;Bergamo;10\n");
    await until(() => heading(page) === "Abbina le colonne");
    expect(page.text()).toContain("Tutte le colonne hanno una risposta");
  });

  it("shows how the file was read, and reads it in another way", async () => {
    const page = await open();
    await until(() => heading(page) === "Abbina le colonne");
    press(page, "Indietro");
    await until(() => heading(page) === "Come lo abbiamo letto");
    expect(page.text()).toContain("3 righe");
    const select = page.shadow.querySelector<HTMLSelectElement>(`#${CSS.escape(delimiterId(page))}`);
    if (!select) throw new Error("no delimiter");
    select.value = "|";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await until(() => page.shadow.querySelectorAll("tr:first-child td").length === 1);
  });

  it("says that a total at the end stays out, and has it as a row where somebody knows better", async () => {
    const page = await open("Cognome;Nome;Donazioni\nRota;Ada;3\nTotale;;3\n");
    await until(() => heading(page) === "Abbina le colonne");
    expect(page.text()).toContain("1 riga, separatore");
    expect(page.text()).toContain("La riga 3 è un totale: resta fuori.");
    press(page, "Indietro");
    await until(() => page.find("label", "La riga 3 è un totale")).then((label) => label.click());
    await until(() => page.text()?.includes("2 righe"));
    press(page, "Abbina le colonne");
    await until(() => heading(page) === "Abbina le colonne");
    expect(page.text()).not.toContain("resta fuori");
  });

  it("asks before the file is closed", async () => {
    const page = await open();
    await until(() => heading(page) === "Abbina le colonne");
    press(page, "Indietro");
    await until(() => heading(page) === "Come lo abbiamo letto");
    press(page, "Scegli un altro file");
    await until(() => page.find("[role=alertdialog] button", "Resta qui")).then((stay) => stay.click());
    await until(() => !page.shadow.querySelector("dialog[open]"));
    expect(heading(page)).toBe("Come lo abbiamo letto");
    press(page, "Scegli un altro file");
    await until(() => page.find("[role=alertdialog] button", "Chiudi il file")).then((close) => close.click());
    await until(() => heading(page) === "Importer");
  });

  it("shows what is wrong in words, and mends it by keys, with the way back", async () => {
    const page = await toRows();
    const grid = page.find("[role=grid]");
    await until(() => cellOf(page, "31/02/1984"));
    const wrong = cellOf(page, "31/02/1984");
    expect(wrong.getAttribute("aria-invalid")).toBe("true");
    expect(wrong.textContent).toContain("Febbraio non ha 31 giorni");
    expect(grid.getAttribute("aria-rowcount")).toBe("3");
    // one stop of the keyboard; arrows from cell to cell
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const first = page.find('[role=gridcell][tabindex="0"]');
    first.focus();
    key(first, "ArrowDown");
    await until(() => page.focused()?.getAttribute("data-place") === "1-0");
    wrong.focus();
    await until(() => page.focused() === wrong);
    key(wrong, "Enter");
    const input = await until(() => wrong.querySelector("input"));
    type(input, "29/02/1984");
    key(input, "Enter");
    await until(() => page.find("[role=tab]", "Da correggere1"));
    key(page.find('[role=gridcell][tabindex="0"]'), "z", true);
    await until(() => page.find("[role=tab]", "Da correggere2"));
    await until(() => cellOf(page, "31/02/1984"));
  });

  it("pastes a block from a spreadsheet as one step", async () => {
    const page = await toRows();
    page.find("[role=tab]", "Tutte").click();
    await until(() => cellOf(page, "Rota"));
    const cell = cellOf(page, "Rota");
    cell.focus();
    await until(() => cell.getAttribute("tabindex") === "0");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Neri\tAda\nBianchi\tUgo\n");
    cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await until(() => cellOf(page, "Ugo"));
    page.find("button", "Annulla l’ultima correzione").click();
    await until(() => cellOf(page, "Rota"));
    expect(page.find("button", "Ripeti la correzione")).toHaveProperty("disabled", false);
  });

  it("fills the empty cells of a column at once; the way back doesn't follow to the next step", async () => {
    const page = await toRows();
    press(page, "Trova e sostituisci");
    const dialog = await until(() => page.find("dialog[open]"));
    const control = (label: string) => {
      const of = [...dialog.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.htmlFor ?? "";
      return dialog.querySelector<HTMLInputElement & HTMLSelectElement>(`#${CSS.escape(of)}`);
    };
    press(page, "Sostituisci tutto", "dialog button");
    await until(() => dialog.textContent?.includes("scegli la colonna di cui riempire le celle vuote"));
    const column = control("Dove");
    const value = control("Sostituisci con");
    if (!column || !value) throw new Error("no fields");
    column.value = "fiscalCode";
    column.dispatchEvent(new Event("change", { bubbles: true }));
    type(value, "RTOGPP63C14C800N");
    await until(() => page.find("dialog button", "Riempi le celle vuote")).then((fill) => fill.click());
    const toast = () => document.body.querySelector("[data-sonner-toast]") ?? page.shadow.querySelector("[data-sonner-toast]"); // prettier-ignore
    await until(() => toast()?.textContent?.includes("Righe corrette"));
    await until(() => page.find("button", "Salta le 2 e continua")).then((skip) => skip.click());
    await until(() => heading(page) === "Prima di importare");
    await until(() => !toast());
  });

  it("goes on without the rows that are wrong, to what would come of the others, and to the report", async () => {
    const page = await toRows();
    page.find("button", "Salta le 2 e continua").click();
    await until(() => heading(page) === "Prima di importare");
    (await until(() => page.find("button", "Importa 1 riga"))).click();
    await until(() => heading(page) === "Importazione conclusa");
    expect(location.hash).toMatch(/^#\/app\/importer\?import=/);
    expect(page.text()).toContain("Il conto torna");
  });

  it("has cards in a narrow place: of each row what is to be mended", async () => {
    const page = await toRows(360);
    await until(() => page.text()?.includes("Zanchi Ivan"));
    expect(page.shadow.querySelector("[role=grid]")).toBeNull();
    const label = [...page.shadow.querySelectorAll("label")].find((one) => one.textContent === "Data di nascita");
    const input = page.shadow.querySelector<HTMLInputElement>(`#${CSS.escape(label?.htmlFor ?? "")}`);
    if (!input) throw new Error("no field to mend");
    expect(input.value).toBe("31/02/1984");
    type(input, "29/02/1984");
    key(input, "Enter");
    await until(() => page.find("[role=tab]", "Da correggere1"));
  });
});

it("what is shown elsewhere is read again when an import ends, and when its undo does", async () => {
  let held = heldCall();
  const page = await renderPage("admin", "/app/importer", {
    ...{ part: <ImporterPage />, width: 1200 },
    async answer({ url, method }) {
      const { pathname } = new URL(url);
      const waits = (method === "POST" && pathname.endsWith("/commit")) || (method === "DELETE" && pathname.includes("/imports/")); // prettier-ignore
      if (waits) await held.until;
      return undefined;
    },
  });
  const registry = () => until(() => /^(\d+) donatori$/.exec(page.text())?.[1]);
  await page.show(<Registry />);
  const before = Number(await registry());
  await page.show(<ImporterPage />);
  await choose(page, ROWS);
  await checked(page);
  press(page, "Salta le 2 e continua");
  (await until(() => page.find("button", "Importa 1 riga"))).click();
  await until(() => heading(page) === "Importazione in corso");
  await page.show(<Registry />);
  expect(Number(await registry())).toBe(before);
  held.go();
  await expect.poll(registry).toBe(String(before + 1));

  held = heldCall();
  await page.show(<ImporterPage />);
  (await until(() => page.find("button", "Annulla l’importazione…"))).click();
  await until(() => page.find("dialog[open] button:enabled", "Annulla l’importazione")).then((undo) => undo.click());
  await until(() => heading(page)?.includes("corso"));
  await page.show(<Registry />);
  held.go();
  await expect.poll(registry).toBe(String(before));
});

/** Where a call waits, until it may go on. */
function heldCall() {
  let go: () => void = () => undefined;
  const until = new Promise<void>((done) => (go = done));
  return { until, go };
}

const count = listAnswer("donors", (value) => value);
/** Any page that shows what the registry has, and hears of nothing. */
function Registry() {
  const state = useQuery({ path: endpoints.donors(), query: { limit: 1 }, schema: count(0, 1) });
  return <p>{state.status === "ready" && `${state.data.total} donatori`}</p>;
}

it("a user who opened another page while a file is read stays there", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const page = await renderPage("admin", "/app/importer", {
    part: <ImporterPage />,
    async answer({ url }) {
      if (url.includes("shape=")) await held;
      return undefined;
    },
  });
  await choose(page, FILE);
  await until(() => workOf(page)?.state().phase === "reading");
  location.hash = "#/app/donors";
  release();
  await until(() => workOf(page)?.state().phase === "open");
  await until(() => isSaved(page));
  expect(location.hash).toBe("#/app/donors");
});

it("works on a server that declares only imports", async () => {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, features: ["imports"] });
  await choose(page, "Cognome;Nome;Nascita;Zona\nRota;Ada;14/03/1963;Bergamo\n");
  await checked(page);
  press(page, "Continua");
  (await until(() => page.find("button", "Importa 1 riga"))).click();
  await until(() => heading(page) === "Importazione conclusa");
  expect(page.text()).toContain("Il conto torna: 1 + 0 + 0 + 0 + 0 = 1.");
});

it("the page of the imports that were made stands in the address", async () => {
  const imports = Array.from({ length: 12 }, (_, at) => ({
    ...{ _id: `i${at}`, file: { name: `soci-${at + 1}.csv`, rows: 1 }, state: "done" },
  }));
  const page = await renderPage("admin", "/app/importer?page=2", {
    part: <ImporterPage />,
    answer({ url, method }) {
      const { pathname, searchParams } = new URL(url);
      if (method !== "GET" || !pathname.endsWith("/imports")) return undefined;
      const skip = Number(searchParams.get("skip"));
      return Response.json({ success: true, imports: imports.slice(skip, skip + 10), total: imports.length });
    },
  });
  await until(() => page.text()?.includes("soci-12.csv"));
  expect(page.text()).not.toContain("soci-1.csv");
  press(page, "Pagina precedente");
  await until(() => page.text()?.includes("soci-1.csv"));
  expect(location.hash).toBe("#/app/importer");
  press(page, "Pagina successiva");
  await until(() => page.text()?.includes("soci-12.csv"));
  expect(location.hash).toBe("#/app/importer?page=2");
});

const ROWS = `Cognome;Nome;Nascita;CF;Zona
Rota;Giuseppe;14/03/1963;;Bergamo
Pesenti;Laura;02/11/1990;PSNLRA90S42A794Q;Bergamo
Zanchi;Ivan;31/02/1984;;Bergamo
`;

async function toRows(width?: number): Promise<RenderedPage> {
  const page = await open(ROWS, "soci.csv", width);
  await checked(page);
  return page;
}

async function checked(page: RenderedPage): Promise<void> {
  await until(() => !page.find("button", "Controlla le righe").hasAttribute("disabled"));
  press(page, "Controlla le righe");
  await until(() => heading(page) === "Controlla le righe");
}

const cellOf = (page: RenderedPage, words: string): HTMLElement => page.find("[role=gridcell]", words);

const key = (target: Element, name: string, ctrlKey = false) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, ctrlKey, bubbles: true, cancelable: true, composed: true }),
  );

const delimiterId = (page: RenderedPage): string =>
  [...page.shadow.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === "Separatore")?.htmlFor ??
  "";
