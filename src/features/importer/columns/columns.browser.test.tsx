import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { ImporterPage } from "../importer-page";
import { chooseFile, heading } from "../test-support";

async function open(text: string) {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await chooseFile(page, new File([text], "soci.csv"));
  await expect.poll(() => heading(page)).toBe("Abbina le colonne");
  return page;
}
const text = ({ shadow }: RenderedPage) => shadow.textContent ?? "";
const press = async (page: RenderedPage, name: string) => userEvent.click(await until(() => page.find("button", name)));
const labelled = <Control extends HTMLElement>(page: RenderedPage, label: string) =>
  until(() => {
    const of = [...page.shadow.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === label);
    return page.shadow.querySelector<Control>(`#${CSS.escape(of?.htmlFor ?? "")}`);
  });
/** What the rows say, once all are shown. */
async function rows(page: RenderedPage): Promise<string[][]> {
  await until(() => !page.find("button", "Controlla le righe").hasAttribute("disabled"));
  await press(page, "Controlla le righe");
  await expect.poll(() => heading(page)).toBe("Controlla le righe");
  await userEvent.click(page.find("[role=tab]", "Tutte"));
  await until(() => page.find("[role=gridcell]"));
  return [...page.shadow.querySelectorAll("[role=grid] [role=row]")]
    .map((row) => [...row.querySelectorAll("[role=gridcell]")].map(({ textContent }) => textContent?.trim() ?? ""))
    .filter((cells) => cells.length > 0);
}

it("what no column says has one value for all rows; another field is added, and taken away again", async () => {
  const page = await open("Cognome;Nome\nRota;Ada\nZanchi;Ivan\n");
  expect(text(page)).toContain("Manca «Zona»");
  expect(page.find("button", "Controlla le righe")).toHaveProperty("disabled", true);
  await userEvent.selectOptions(await labelled(page, "Zona"), "Lodi");
  await expect.poll(() => text(page)).not.toContain("Manca «Zona»");
  await userEvent.selectOptions(await labelled(page, "Campo da aggiungere"), "Associazione");
  await userEvent.fill(await labelled(page, "Associazione"), "Avis Lodi");
  await userEvent.keyboard("{Enter}");
  await userEvent.selectOptions(await labelled(page, "Campo da aggiungere"), "Provincia");
  await userEvent.click(await until(() => page.find("button", "Togli Provincia")));
  await expect.poll(() => page.shadow.querySelector("[aria-label='Togli Provincia']")).toBeNull();
  for (const row of await rows(page)) {
    expect(row).toContain("Lodi");
    expect(row).toContain("Avis Lodi");
  }
});

it("which comes first, day or month, is asked once for all columns where nothing tells it", async () => {
  const page = await open("Cognome;Nome;Zona;Nascita;Ultima donazione\nRota;Ada;Lodi;03/04/1963;05/06/2024\n");
  await expect.poll(() => text(page)).toContain("Giorno o mese?");
  expect(page.find("button", "Controlla le righe")).toHaveProperty("disabled", true);
  const order = await until(() => page.find("[role=radiogroup]", "Ordine delle date: Nascita"));
  await userEvent.click([...order.querySelectorAll("label")].find((one) => one.textContent === "mese/giorno")!);
  await expect.poll(() => text(page)).not.toContain("Giorno o mese?");
  const [row] = await rows(page);
  expect(row).toContain("04/03/1963");
  expect(row).toContain("06/05/2024");
});

it("two columns are one field: a street and its number", async () => {
  const page = await open("Cognome;Nome;Zona;Via;Civico\nRota;Ada;Lodi;Via Roma;3\n");
  await expect.poll(() => text(page)).toContain("unita a");
  const [row] = await rows(page);
  expect(row).toContain("Via Roma 3");
});
