import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { xlsx } from "../engine/test-support/make-files";
import { ImporterPage } from "../importer-page";
import { chooseFile, heading } from "../test-support";

const show = () => renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
const press = async (page: RenderedPage, name: string, selector = "button") =>
  userEvent.click(await until(() => page.find(selector, name)));
const text = ({ shadow }: RenderedPage) => shadow.textContent ?? "";
const matched = (page: RenderedPage) => expect.poll(() => heading(page)).toBe("Abbina le colonne");
const back = async (page: RenderedPage) => {
  await press(page, "Indietro");
  await expect.poll(() => heading(page)).toBe("Come lo abbiamo letto");
};
/** The choice with that label. */
const select = (page: RenderedPage, label: string) =>
  until(() => {
    const of = [...page.shadow.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === label);
    return page.shadow.querySelector<HTMLSelectElement>(`select#${CSS.escape(of?.htmlFor ?? "")}`);
  });
/** The rows of the preview, cell by cell. */
const preview = ({ shadow }: RenderedPage) =>
  [...shadow.querySelectorAll("[aria-label='Prime righe del file'] tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
  );

const FILE = "Cognome;Nome;Zona\nRota;Ada;Bergamo\n";

/** Drags over the page and lets go. */
function drop(page: RenderedPage, give: (transfer: DataTransfer) => void) {
  const target = page.find("h2", "Trascina qui il file").parentElement!;
  const dataTransfer = new DataTransfer();
  give(dataTransfer);
  const event = (type: string) => new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event("dragenter"));
  // the page takes it: else the browser would open the file in its place
  expect(target.dispatchEvent(event("dragover"))).toBe(false);
  target.dispatchEvent(event("drop"));
}

describe("a file", () => {
  it("is dropped; several at once are not taken, and a text that was dragged isn't a file", async () => {
    const page = await show();
    await until(() => !page.find("button", "Scegli il file").hasAttribute("disabled"));
    const file = (name: string) => new File([FILE], name);
    drop(page, (transfer) => [file("a.csv"), file("b.csv")].forEach((one) => transfer.items.add(one)));
    await until(() => page.find("[role=alert]", "Un file alla volta"));
    drop(page, (transfer) => transfer.setData("text/plain", "Rota"));
    await until(() => page.find("[role=alert]", "Questo non è un file"));
    drop(page, (transfer) => void transfer.items.add(file("soci.csv")));
    await matched(page);
    expect(text(page)).toContain("soci.csv");
  });

  it("of several sheets is read from the one that is chosen", async () => {
    const page = await show();
    const row = (...cells: string[]) =>
      `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`;
    const head = row("Cognome", "Nome", "Zona");
    const sheets = { Soci: head + row("Rota", "Ada", "Bergamo"), Nuovi: head + row("Zanchi", "Ivan", "Lodi") };
    await chooseFile(page, xlsx({ sheets }));
    await matched(page);
    await back(page);
    expect(preview(page).at(-1)).toEqual(["Rota", "Ada", "Bergamo"]);
    const sheet = await select(page, "Foglio");
    expect([...sheet.options].map(({ value }) => value)).toEqual(["Soci", "Nuovi"]);
    await userEvent.selectOptions(sheet, "Nuovi");
    await expect.poll(() => preview(page).at(-1)).toEqual(["Zanchi", "Ivan", "Lodi"]);
    await press(page, "Abbina le colonne");
    await matched(page);
    expect(text(page)).toContain("foglio «Nuovi»");
  });

  const bytes = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0));

  it("of an old Mac is read as one, and in another encoding where somebody asks for it", async () => {
    const page = await show();
    // "Angelò" as an old Mac writes it: Windows has another letter there
    await chooseFile(page, new File([bytes(FILE.replace("Ada", "Angel\x98"))], "mac.csv"));
    await matched(page);
    expect(text(page)).toContain("codifica Mac");
    await back(page);
    expect(preview(page).at(-1)).toEqual(["Rota", "Angelò", "Bergamo"]);
    await userEvent.selectOptions(await select(page, "Codifica"), "windows-1252");
    await expect.poll(() => preview(page).at(-1)).toEqual(["Rota", "Angel˜", "Bergamo"]);
  });

  it("whose encoding nobody can be sure of asks first, with its cells in both", async () => {
    const page = await show();
    // DOS, which no browser decodes
    await chooseFile(page, new File([bytes("Cognome;Nome;Zona\nRota;Nicol\x95;Forl\x8d\n")], "dos.csv"));
    await until(() => page.find("button", "È giusta Mac"));
    expect(heading(page)).toBe("Come lo abbiamo letto");
    const cells = [...page.shadow.querySelectorAll("td")].map(({ textContent }) => textContent);
    expect(cells).toEqual(expect.arrayContaining(["Nicolï", "Nicol•", "Forlç"]));
    await press(page, "È giusta Mac");
    await expect.poll(() => text(page)).not.toContain("Quale colonna è scritta giusta?");
    await expect.poll(() => preview(page).at(-1)).toEqual(["Rota", "Nicolï", "Forlç"]);
  });

  it("of two encodings names the rows that are damaged, before its columns", async () => {
    const page = await show();
    const utf8 = new TextEncoder().encode("Cognome;Nome;Zona\nRota;Nicolò;Lodi\nRe;Zoè;Lodi\n");
    await chooseFile(page, new File([utf8, bytes("Bo;Niccol\xf2;Lodi\n")], "due.csv"));
    await until(() => page.find("b", "Alla riga 4 ci sono lettere rovinate"));
    await press(page, "Abbina le colonne");
    await matched(page);
  });
});

describe("rows that were copied in a spreadsheet", () => {
  it("are pasted in a window, which says where there is nothing yet", async () => {
    const page = await show();
    await until(() => !page.find("button", "Incolla le righe").hasAttribute("disabled"));
    await press(page, "Incolla le righe");
    await expect.poll(() => page.focused()?.tagName).toBe("TEXTAREA");
    await press(page, "Leggi le righe");
    await expect.poll(() => text(page)).toContain("Non c’è ancora niente");
    await userEvent.fill(page.find("dialog textarea"), "Cognome\tNome\tZona\nRota\tAda\tBergamo\n");
    await press(page, "Leggi le righe");
    await matched(page);
    expect(page.shadow.querySelector("dialog[open]")).toBeNull();
    expect(text(page)).toContain("Rota");
    await back(page);
    // no bytes, no encoding to be chosen
    expect(text(page)).not.toContain("Codifica");
    expect((await select(page, "Separatore")).value).toBe("\t");
  });
});

describe("a template", () => {
  it.each([
    ["Donatori", "CSV", "donatori.csv"],
    ["Donatori", "XLSX", "donatori.xlsx"],
    ["Donazioni", "CSV", "donazioni.csv"],
    ["Donazioni", "XLSX", "donazioni.xlsx"],
    ["Benemerenze", "CSV", "benemerenze.csv"],
    ["Benemerenze", "XLSX", "benemerenze.xlsx"],
  ])("of %s in %s is filled in and fed back in: no column is asked about", async (entity, format, name) => {
    const files = catchFiles();
    const page = await show();
    await press(page, `Scarica il modello ${entity} in ${format}`);
    await expect.poll(() => files).toHaveLength(1);
    expect(files[0]!.name).toBe(`modello-${name}`);
    if (format === "CSV") {
      const template = await files[0]!.blob.text();
      const cells = template.trim().split(";").length;
      await chooseFile(page, new File([template, `${"x;".repeat(cells - 1)}x\r\n`], name));
    } else {
      // who fills in nothing is told so
      await chooseFile(page, new File([files[0]!.blob], name));
      await until(() => page.find("[role=alert]", "Il file ha solo le intestazioni"));
      return;
    }
    await matched(page);
    expect(text(page)).toContain("Abbiamo riconosciuto tutte le colonne.");
    await back(page);
    const kinds = page.find("[role=radiogroup]", "Che cosa contiene");
    expect(kinds.querySelector("label:has(:checked)")?.textContent).toBe(entity);
  });
});
