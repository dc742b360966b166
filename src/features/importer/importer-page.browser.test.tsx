import { userEvent } from "vitest/browser";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../api/endpoints";
import { useQuery } from "../../api/react/use-query";
import { listAnswer } from "../../shared/lists/list-answer";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import { ImporterPage } from "./importer-page";
import { chooseFile, isSaved, press, titleIs, workOf } from "./test-support";

const FILE = `Cognome;Nome;Nascita;CF;Gr.;Zona;quota
Rota;Giuseppe;14/03/1963;;0 pos;Bergamo;10,00
Pesenti;Laura;02/11/1990;PSNLRA90S42A794Q;boh;Bergamo;10,00
Zanchi;Ivan;31/02/1984;;B pos;Bergamo;0
`;

const choose = (page: RenderedPage, text: BlobPart, name = "soci.csv") => chooseFile(page, new File([text], name));

const button = (page: RenderedPage, name: string) => page.getByRole("button", { name, exact: true });
const select = (page: RenderedPage, name: string) => page.getByRole("combobox", { name, exact: true });
const toFix = (page: RenderedPage, count: number) =>
  expect.element(page.getByRole("tab", { name: new RegExp(`^Da correggere\\s?${count}$`) })).toBeVisible();

/** Types a part of a field's name for a column, and chooses the first match. */
async function chooseField(page: RenderedPage, heading: string, part: string) {
  await userEvent.fill(select(page, `Campo per «${heading}»`), part);
  await userEvent.keyboard("{Enter}");
}

async function open(text: BlobPart = FILE, name?: string, width = 1200) {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width });
  await choose(page, text, name);
  return page;
}

describe("the importer", () => {
  it("says why a file can't be read, and reads the next one", async () => {
    const page = await open("", "vuoto.csv");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Il file è vuoto");
    await press(page, "Chiudi l’avviso");
    await expect.poll(page.text).not.toContain("Il file è vuoto");
    await choose(page, FILE);
    await titleIs(page, "Abbina le colonne");
  });

  it("matches the columns; the next step is enabled when all questions have an answer", async () => {
    const page = await open();
    await titleIs(page, "Abbina le colonne");
    expect(location.hash).toBe("#/app/importer?step=columns");
    await expect.element(button(page, "Controlla le righe")).toBeDisabled();
    expect(page.text()).toContain("1 valore da tradurre");
    await chooseField(page, "quota", "non");
    await expect.poll(page.text).toContain("Saltata");
    await userEvent.selectOptions(select(page, "Che cosa vuol dire «boh»"), "A+");
    await expect.poll(page.text).toContain("Tutte le colonne hanno una risposta");
    await expect.element(button(page, "Controlla le righe")).toBeEnabled();
  });

  it("matches a file like the last one with the same headings, which the server remembers", async () => {
    const page = await open("Cognome;Nome;Nascita;Zona;quota\nRota;Ada;14/03/1963;Bergamo;10\n");
    await titleIs(page, "Abbina le colonne");
    await expect.element(button(page, "Controlla le righe")).toBeDisabled();
    await chooseField(page, "quota", "non");
    await checked(page);
    await press(page, "Continua");
    await press(page, "Importa 1 riga");
    await press(page, "Nuova importazione");
    await choose(page, "Cognome;Nome;Nascita;Zona;quota\nPesenti;Laura;22/11/1990;Bergamo;10\n");
    await titleIs(page, "Abbina le colonne");
    expect(page.text()).toContain("Tutte le colonne hanno una risposta");
  });

  it("shows how the file was read; the user can choose another delimiter", async () => {
    const page = await open();
    await titleIs(page, "Abbina le colonne");
    await press(page, "Indietro");
    await titleIs(page, "Come lo abbiamo letto");
    expect(page.text()).toContain("3 righe");
    await userEvent.selectOptions(select(page, "Separatore"), "|");
    const firstRow = page.getByRole("region", { name: "Prime righe del file" }).getByRole("row").first();
    await expect.poll(() => firstRow.getByRole("cell").elements().length).toBe(1);
  });

  it("doesn't import a total at the end, unless the user says that it is a row", async () => {
    const page = await open("Cognome;Nome;Donazioni\nRota;Ada;3\nTotale;;3\n");
    await titleIs(page, "Abbina le colonne");
    expect(page.text()).toContain("1 riga, separatore");
    expect(page.text()).toContain("La riga 3 è un totale: resta fuori.");
    await press(page, "Indietro");
    await userEvent.click(page.getByRole("checkbox", { name: /^La riga 3 è un totale/ }));
    await expect.poll(page.text).toContain("2 righe");
    await press(page, "Abbina le colonne");
    await titleIs(page, "Abbina le colonne");
    expect(page.text()).not.toContain("resta fuori");
  });

  it("asks before the file is closed", async () => {
    const page = await open();
    await titleIs(page, "Abbina le colonne");
    await press(page, "Indietro");
    await titleIs(page, "Come lo abbiamo letto");
    await press(page, "Scegli un altro file");
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await press(page, "Resta qui");
    await expect.poll(page.dialog).toBeUndefined();
    expect(page.heading()?.trim()).toBe("Come lo abbiamo letto");
    await press(page, "Scegli un altro file");
    await press(page, "Chiudi il file");
    await titleIs(page, "Importer");
  });

  it("shows the message of a cell, which can be corrected with the keyboard and restored", async () => {
    const page = await toRows();
    const grid = page.getByRole("grid").element();
    await until(() => cellOf(page, "31/02/1984"));
    const wrong = cellOf(page, "31/02/1984");
    expect(wrong.getAttribute("aria-invalid")).toBe("true");
    expect(wrong.textContent).toContain("Febbraio non ha 31 giorni");
    expect(grid.getAttribute("aria-rowcount")).toBe("3");
    // a single tab stop; the arrow keys move from cell to cell
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const first = page.find('[role=gridcell][tabindex="0"]');
    first.focus();
    key(first, "ArrowDown");
    await until(() => page.focused()?.getAttribute("data-place") === "1-0");
    wrong.focus();
    await until(() => page.focused() === wrong);
    key(wrong, "Enter");
    await userEvent.fill(page.getByRole("grid").getByRole("textbox"), "29/02/1984");
    await userEvent.keyboard("{Enter}");
    await toFix(page, 1);
    key(page.find('[role=gridcell][tabindex="0"]'), "z", true);
    await toFix(page, 2);
    await until(() => cellOf(page, "31/02/1984"));
  });

  it("pastes a block of cells as one step", async () => {
    const page = await toRows();
    await userEvent.click(page.getByRole("tab", { name: "Tutte" }));
    await until(() => cellOf(page, "Rota"));
    const cell = cellOf(page, "Rota");
    cell.focus();
    await until(() => cell.getAttribute("tabindex") === "0");
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Neri\tAda\nBianchi\tUgo\n");
    cell.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    await until(() => cellOf(page, "Ugo"));
    await press(page, "Annulla l’ultima correzione");
    await until(() => cellOf(page, "Rota"));
    await expect.element(button(page, "Ripeti la correzione")).toBeEnabled();
  });

  it("fills the empty cells of a column; the toast that undoes it disappears at the next step", async () => {
    const page = await toRows();
    await press(page, "Trova e sostituisci");
    await press(page, "Sostituisci tutto");
    await expect.poll(page.dialog).toContain("scegli la colonna di cui riempire le celle vuote");
    await userEvent.selectOptions(select(page, "Dove"), "fiscalCode");
    await userEvent.fill(page.getByRole("textbox", { name: "Sostituisci con", exact: true }), "RTOGPP63C14C800N");
    await press(page, "Riempi le celle vuote");
    await expect.poll(page.toasts).toContain("Righe corrette");
    await press(page, "Salta le 2 e continua");
    await titleIs(page, "Prima di importare");
    await expect.poll(page.toasts).toEqual([]);
  });

  it("shows rows as cards on a narrow page, with the fields to correct", async () => {
    const page = await toRows(360);
    await expect.poll(page.text).toContain("Zanchi Ivan");
    await expect.element(page.getByRole("grid")).not.toBeInTheDocument();
    const birthday = page.getByRole("textbox", { name: "Data di nascita", exact: true });
    await expect.element(birthday).toHaveValue("31/02/1984");
    await userEvent.fill(birthday, "29/02/1984");
    await userEvent.keyboard("{Enter}");
    await toFix(page, 1);
  });
});

it("another page is refreshed when an import ends, and when its undo ends", async () => {
  let held = heldCall();
  const page = await renderPage("admin", "/app/importer", {
    part: <ImporterPage />,
    width: 1200,
    async answer({ url, method }) {
      const { pathname } = new URL(url);
      const isCommit = method === "POST" && pathname.endsWith("/commit");
      if (isCommit || (method === "DELETE" && pathname.includes("/imports/"))) await held.until;
      return undefined;
    },
  });
  const registry = () => until(() => /^(\d+) donatori$/.exec(page.text())?.[1]);
  await page.show(<Registry />);
  const before = Number(await registry());
  await page.show(<ImporterPage />);
  await choose(page, ROWS);
  await checked(page);
  await press(page, "Salta le 2 e continua");
  await press(page, "Importa 1 riga");
  await titleIs(page, "Importazione in corso");
  await page.show(<Registry />);
  expect(Number(await registry())).toBe(before);
  held.go();
  await expect.poll(registry).toBe(String(before + 1));

  held = heldCall();
  await page.show(<ImporterPage />);
  await press(page, "Annulla l’importazione…");
  await press(page, "Annulla l’importazione");
  await expect.poll(page.heading).toContain("corso");
  await page.show(<Registry />);
  held.go();
  await expect.poll(registry).toBe(String(before));
});

/** A request that waits until the test calls `go`. */
function heldCall() {
  let go: () => void = () => undefined;
  const until = new Promise<void>((done) => (go = done));
  return { until, go };
}

const count = listAnswer("donors", (value) => value);
/** A page that shows the number of donors, without live events. */
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
  await press(page, "Continua");
  await press(page, "Importa 1 riga");
  await titleIs(page, "Importazione conclusa");
  expect(page.text()).toContain("Il conto torna: 1 + 0 + 0 + 0 + 0 = 1.");
});

it("the page of the import history is in the address", async () => {
  const imports = Array.from({ length: 12 }, (_, at) => ({
    _id: `i${at}`,
    file: { name: `soci-${at + 1}.csv`, rows: 1 },
    state: "done",
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
  await expect.poll(page.text).toContain("soci-12.csv");
  expect(page.text()).not.toContain("soci-1.csv");
  await press(page, "Pagina precedente");
  await expect.poll(page.text).toContain("soci-1.csv");
  expect(location.hash).toBe("#/app/importer");
  await press(page, "Pagina successiva");
  await expect.poll(page.text).toContain("soci-12.csv");
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
  await press(page, "Controlla le righe");
  await titleIs(page, "Controlla le righe");
}

const cellOf = (page: RenderedPage, text: string): HTMLElement => page.find("[role=gridcell]", text);

const key = (target: Element, name: string, ctrlKey = false) =>
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key: name, ctrlKey, bubbles: true, cancelable: true, composed: true }),
  );
