import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { textRows, xlsx } from "../engine/test-support/make-files";
import { ImporterPage } from "../importer-page";
import { chooseFile, press, titleIs } from "../test-support";

const show = () => renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
const matched = (page: RenderedPage) => titleIs(page, "Abbina le colonne");
const back = async (page: RenderedPage) => {
  await press(page, "Indietro");
  await titleIs(page, "Come lo abbiamo letto");
};
const select = (page: RenderedPage, name: string) => page.getByRole("combobox", { name, exact: true });
const alert = (page: RenderedPage) => page.getByRole("alert");
const textsOf = (cells: ReturnType<RenderedPage["getByRole"]>) =>
  cells.elements().map(({ textContent }) => textContent);
/** The cells of the preview's last row. */
const lastRow = (page: RenderedPage) =>
  textsOf(page.getByRole("region", { name: "Prime righe del file" }).getByRole("row").last().getByRole("cell"));

const FILE = "Cognome;Nome;Zona\nRota;Ada;Bergamo\n";

/** Drops something on the page. */
function drop(page: RenderedPage, give: (transfer: DataTransfer) => void) {
  const target = page.find("h2", "Trascina qui il file").parentElement!;
  const dataTransfer = new DataTransfer();
  give(dataTransfer);
  const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event("dragenter"));
  // the default action is prevented: the browser would open the file
  expect(target.dispatchEvent(event("dragover"))).toBe(false);
  target.dispatchEvent(event("drop"));
}

describe("a file", () => {
  it("can be dropped; several files and a dragged text are refused", async () => {
    const page = await show();
    await expect.element(page.getByRole("button", { name: "Scegli il file" })).toBeEnabled();
    const file = (name: string) => new File([FILE], name);
    drop(page, (transfer) => [file("a.csv"), file("b.csv")].forEach((each) => transfer.items.add(each)));
    await expect.element(alert(page)).toHaveTextContent("Un file alla volta");
    drop(page, (transfer) => transfer.setData("text/plain", "Rota"));
    await expect.element(alert(page)).toHaveTextContent("Questo non è un file");
    drop(page, (transfer) => void transfer.items.add(file("soci.csv")));
    await matched(page);
    expect(page.text()).toContain("soci.csv");
  });

  it("that is dropped while the zones are loading is opened when they are there", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const page = await renderPage("admin", "/app/importer", {
      part: <ImporterPage />,
      width: 1200,
      async answer({ url }) {
        if (url.includes("/zones")) await held;
        return undefined;
      },
    });
    await expect.element(page.getByRole("button", { name: "Scegli il file" })).toBeDisabled();
    drop(page, (transfer) => void transfer.items.add(new File([FILE], "soci.csv")));
    await expect.poll(page.text).toContain("Leggo soci.csv");
    release();
    await matched(page);
  });

  it("with several sheets is read from the chosen one", async () => {
    const page = await show();
    const row = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
    const head = row("Cognome", "Nome", "Zona");
    const sheets = { Soci: head + row("Rota", "Ada", "Bergamo"), Nuovi: head + row("Zanchi", "Ivan", "Lodi") };
    await chooseFile(page, xlsx({ sheets }));
    await matched(page);
    await back(page);
    expect(lastRow(page)).toEqual(["Rota", "Ada", "Bergamo"]);
    const sheet = select(page, "Foglio");
    expect(textsOf(sheet.getByRole("option"))).toEqual(["Soci", "Nuovi"]);
    await userEvent.selectOptions(sheet, "Nuovi");
    await expect.poll(() => lastRow(page)).toEqual(["Zanchi", "Ivan", "Lodi"]);
    await press(page, "Abbina le colonne");
    await matched(page);
    expect(page.text()).toContain("foglio «Nuovi»");
  });

  const bytes = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0));

  it("with an unclear encoding asks for it first, with cells in both encodings", async () => {
    const page = await show();
    // an encoding of DOS, which browsers can't decode
    await chooseFile(page, new File([bytes("Cognome;Nome;Zona\nRota;Nicol\x95;Forl\x8d\n")], "dos.csv"));
    await expect.element(page.getByRole("button", { name: "È giusta Mac" })).toBeVisible();
    expect(page.heading()?.trim()).toBe("Come lo abbiamo letto");
    expect(textsOf(page.getByRole("cell"))).toEqual(expect.arrayContaining(["Nicolï", "Nicol•", "Forlç"]));
    await press(page, "È giusta Mac");
    await expect.poll(page.text).not.toContain("Quale colonna è scritta giusta?");
    await expect.poll(() => lastRow(page)).toEqual(["Rota", "Nicolï", "Forlç"]);
  });

  it("with damaged rows has a warning with their numbers before the columns", async () => {
    const page = await show();
    const utf8 = new TextEncoder().encode("Cognome;Nome;Zona\nRota;Nicolò;Lodi\nRe;Zoè;Lodi\n");
    await chooseFile(page, new File([utf8, bytes("Bo;Niccol\xf2;Lodi\n")], "due.csv"));
    await expect.poll(page.text).toContain("Alla riga 4 ci sono lettere rovinate");
    await press(page, "Abbina le colonne");
    await matched(page);
  });
});

describe("rows that were copied in a spreadsheet", () => {
  it("are pasted in a dialog, which has an error while it is empty", async () => {
    const page = await show();
    await press(page, "Incolla le righe");
    await expect.poll(() => page.focused()?.tagName).toBe("TEXTAREA");
    await press(page, "Leggi le righe");
    await expect.poll(page.text).toContain("Non c’è ancora niente");
    await userEvent.fill(
      page.getByRole("textbox", { name: "Righe incollate" }),
      "Cognome\tNome\tZona\nRota\tAda\tBergamo\n",
    );
    await press(page, "Leggi le righe");
    await matched(page);
    expect(page.dialog()).toBeUndefined();
    expect(page.text()).toContain("Rota");
    await back(page);
    // pasted text has no encoding
    expect(page.text()).not.toContain("Codifica");
    await expect.element(select(page, "Separatore")).toHaveValue("\t");
  });
});

// `template-columns.test.ts` reads the templates of all entities
it("a template can be downloaded in two formats; its columns are recognised, and without rows it is refused", async () => {
  const files = catchFiles();
  const page = await show();
  await press(page, "Scarica il modello Donazioni in XLSX");
  await expect.poll(() => files).toHaveLength(1);
  expect(files[0]!.name).toBe("modello-donazioni.xlsx");
  await chooseFile(page, new File([files[0]!.blob], files[0]!.name));
  await expect.element(alert(page)).toHaveTextContent("Il file ha solo le intestazioni");
  await press(page, "Scarica il modello Donazioni in CSV");
  await expect.poll(() => files).toHaveLength(2);
  expect(files[1]!.name).toBe("modello-donazioni.csv");
  const template = await files[1]!.blob.text();
  const cells = template.trim().split(";").length;
  await chooseFile(page, new File([template, `${"x;".repeat(cells - 1)}x\r\n`], files[1]!.name));
  await matched(page);
  expect(page.text()).toContain("Abbiamo riconosciuto tutte le colonne.");
  await back(page);
  await expect.element(page.getByRole("radio", { name: "Donazioni" })).toBeChecked();
});

it("a cell that spans several rows is asked about, and repeated if it counts for all of them", async () => {
  const page = await show();
  const rows = textRows([
    ["Cognome", "Nome", "Zona"],
    ["Rota", "Ada", "Bergamo"],
    ["Zanchi", "Ivan", ""],
  ]);
  const merges = '</sheetData><mergeCells><mergeCell ref="C2:C3"/></mergeCells><sheetData>';
  await chooseFile(page, xlsx({ sheets: { A: rows + merges } }));
  await titleIs(page, "Come lo abbiamo letto");
  await expect.poll(page.text).toContain("In «Zona» ci sono celle unite su più righe");
  expect(lastRow(page)).toEqual(["Zanchi", "Ivan", ""]);
  await press(page, "Ripetilo in ogni riga");
  await expect.poll(() => lastRow(page)).toEqual(["Zanchi", "Ivan", "Bergamo"]);
  expect(page.text()).not.toContain("ci sono celle unite");
});
