import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { expect, test } from "./support/test";

const heading = (page: Page) => page.locator("gds-backoffice").getByRole("heading", { level: 1 });
const numberOf = async (page: Page, name: RegExp) =>
  Number((await page.getByRole("button", { name }).innerText()).replace(/\D/g, ""));

test.use({ viewport: { width: 1200, height: 1000 } });

test("an e-mail is sent to the donors of a filtered list, followed, stopped and reviewed", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await page.getByRole("checkbox", { name: "Seleziona la pagina" }).check();
  await page.getByRole("button", { name: /^Seleziona tutti i / }).click();
  await page.getByRole("button", { name: "Scrivi", exact: true }).click();
  await page.getByRole("button", { name: "Convocazione di dicembre" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Nuovo invio" })).toBeVisible();
  // the address doesn't name the recipients
  expect(page.url()).toContain("tab=sendings&new=all");
  await expect(page.getByRole("combobox", { name: "A chi" })).toHaveValue("handed");
  await expect(page.getByText("Non hanno un’e-mail")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Mostra l’e-mail di/ })).toHaveCount(5);
  expect(await violations(page)).toEqual([]);

  const send = /^Invia [\d.]+ e-mail$/;
  const count = await numberOf(page, send);
  expect(count).toBeGreaterThan(20);
  const typed = page.getByRole("textbox", { name: "Quante ne partono? Scrivi il numero" });
  await typed.fill(String(count - 1));
  await expect(page.getByText(/ma sono/)).toHaveCount(0);
  await page.getByRole("button", { name: send }).click();
  await expect(page.getByText(/^Hai scritto .* ma sono/)).toBeVisible();
  await typed.fill(String(count));
  await page.getByRole("button", { name: send }).click();

  await expect(heading(page).filter({ hasText: "Invio in corso" })).toBeVisible();
  // events of the socket update it
  await expect(page.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow", "0");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ferma l’invio" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ferma l’invio" }).click();
  await expect(heading(page).filter({ hasText: "Invio fermato" })).toBeVisible();
  await page.getByRole("link", { name: "Vai agli invii" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: `su ${count} e-mail` })).toContainText("Fermato");
});

test("the results of an e-mail are shown, and donors who didn't open it get a reminder in two clicks", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: "#/app/emails-template/t6/performance", query: { persona: "manager" } });
  await expect(heading(page).first()).toContainText("Convocazione di novembre");
  await expect(page.getByRole("list", { name: "Cifre del periodo" })).toContainText("Aperte");
  await expect(page.getByRole("table", { name: "Collegamenti" })).toContainText("Scegli il giorno");
  await page.getByText("Le stesse cifre in tabella").click();
  await expect(page.getByRole("table", { name: "Giorno per giorno" }).getByRole("row")).toHaveCount(31);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("radio", { name: "7 giorni" }).check();
  await expect(page).toHaveURL(/begin=.*&end=/);
  const sevenDays = page.url();
  await page.getByRole("radio", { name: "90 giorni" }).check();
  // the former counts stay until the new ones have loaded
  await expect(page).not.toHaveURL(sevenDays);
  await expect(page.locator("gds-backoffice [aria-busy=true]")).toHaveCount(0);
  const neither = page.getByRole("listitem").filter({ hasText: /^Né l’uno né l’altro/ });
  const people = Number((await neither.locator("b").innerText()).replace(/\D/g, ""));
  expect(people).toBeGreaterThan(0);
  await neither.getByRole("link", { name: "Riscrivi" }).click();
  await expect(page.getByRole("combobox", { name: "A chi" })).toHaveValue("neither");
  await expect(page.getByText(new RegExp(`su ${people}$`))).toBeVisible();
});
