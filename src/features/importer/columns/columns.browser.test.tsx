import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { ImporterPage } from "../importer-page";
import { chooseFile, press, titleIs } from "../test-support";

async function open(text: string) {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await chooseFile(page, new File([text], "soci.csv"));
  await titleIs(page, "Abbina le colonne");
  return page;
}
const select = (page: RenderedPage, name: string) => page.getByRole("combobox", { name, exact: true });
const onward = (page: RenderedPage) => page.getByRole("button", { name: "Controlla le righe" });
/** Goes to the next step. @returns the texts of the cells of all rows */
async function rows(page: RenderedPage): Promise<string[][]> {
  await press(page, "Controlla le righe");
  await titleIs(page, "Controlla le righe");
  await userEvent.click(page.getByRole("tab", { name: "Tutte" }));
  await expect.element(page.getByRole("gridcell").first()).toBeVisible();
  const textsOf = (row: ReturnType<typeof page.getByRole>) =>
    row
      .getByRole("gridcell")
      .elements()
      .map(({ textContent }) => textContent.trim());
  return page
    .getByRole("row")
    .all()
    .map(textsOf)
    .filter((cells) => cells.length > 0);
}

it("a field without a column gets one value for all rows; the user can add fields and remove them", async () => {
  const page = await open("Cognome;Nome\nRota;Ada\nZanchi;Ivan\n");
  expect(page.text()).toContain("Manca «Zona»");
  await expect.element(onward(page)).toBeDisabled();
  await userEvent.selectOptions(select(page, "Zona"), "Lodi");
  await expect.poll(page.text).not.toContain("Manca «Zona»");
  await userEvent.selectOptions(select(page, "Campo da aggiungere"), "Associazione");
  await userEvent.fill(page.getByRole("textbox", { name: "Associazione", exact: true }), "Avis Lodi");
  await userEvent.keyboard("{Enter}");
  await userEvent.selectOptions(select(page, "Campo da aggiungere"), "Provincia");
  await press(page, "Togli Provincia");
  await expect.element(page.getByRole("button", { name: "Togli Provincia" })).not.toBeInTheDocument();
  for (const row of await rows(page)) {
    expect(row).toContain("Lodi");
    expect(row).toContain("Avis Lodi");
  }
});

it("the order of day and month is chosen once for all columns with ambiguous dates", async () => {
  const page = await open("Cognome;Nome;Zona;Nascita;Ultima donazione\nRota;Ada;Lodi;03/04/1963;05/06/2024\n");
  await expect.poll(page.text).toContain("Giorno o mese?");
  await expect.element(onward(page)).toBeDisabled();
  const order = page.getByRole("radiogroup", { name: "Ordine delle date: Nascita" });
  await userEvent.click(order.getByRole("radio", { name: "mese/giorno" }));
  await expect.poll(page.text).not.toContain("Giorno o mese?");
  const [row] = await rows(page);
  expect(row).toContain("04/03/1963");
  expect(row).toContain("06/05/2024");
});

it("a typed value counts at once, before its field loses the focus", async () => {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await chooseFile(page, new File(["Data;Tipo;Tessera\n21/02/2026;Plasma;000007\n"], "donazioni.csv"));
  await titleIs(page, "Abbina le colonne");
  await expect.element(onward(page)).toBeDisabled();
  await userEvent.fill(page.getByRole("textbox", { name: "Luogo", exact: true }), "Lodi ");
  await expect.element(onward(page)).toBeEnabled();
  expect(page.getByRole("textbox", { name: "Luogo", exact: true }).element()).toHaveValue("Lodi ");
});
