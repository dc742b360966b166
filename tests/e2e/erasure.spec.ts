import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { looksRight } from "./support/looks-right";
import { expect, test } from "./support/test";

const WIDE = { width: 1200, height: 900 };
const NARROW = { width: 360, height: 760 };
/** Has the telephone of another donor: an open pair. */
const ID = "d1120";
const goTo = (page: Page, hash: string) => page.evaluate((to) => void (location.hash = to), hash);
const aside = (page: Page) => page.getByRole("complementary", { name: "Conferma" });
const submit = (page: Page) => aside(page).getByRole("button", { name: "Cancella i dati per sempre" });

/** Types the number that the page asks for. */
async function confirm(page: Page): Promise<void> {
  const number = (
    await aside(page)
      .getByText(/^È \S+\.$/)
      .innerText()
  ).slice(2, -1);
  await aside(page)
    .getByLabel(/^Per confermare scrivi/)
    .fill(number);
}

test("a donor is erased at a request on paper, and an account's request is refused, with the keyboard alone", async ({
  transport,
  office,
  page,
}) => {
  await page.setViewportSize(WIDE);
  await transport.open(page, { hash: "#/app/account-settings", query: { persona: "donor", donors: "1121" } });
  await page.getByRole("button", { name: "Chiedi la cancellazione" }).press("Enter");
  await page.locator("dialog[open]").getByRole("button", { name: "Chiedi la cancellazione" }).press("Enter");
  await expect(page.getByText("Hai chiesto la cancellazione")).toBeVisible();
  await office.signOut("donor@gds.example");
  await office.signIn("admin@gds.example");

  await test.step("an open pair stands in the way until somebody has decided", async () => {
    await goTo(page, `#/app/donors/details/${ID}`);
    await page.getByRole("button", { name: "Stato" }).press("Enter");
    await page.getByRole("menuitem", { name: /^Cancella i dati/ }).press("Enter");
    await expect(page.getByRole("heading", { name: /^Cancella i dati di / })).toBeVisible();
    await expect(page.getByText("Forse c’è un doppione")).toBeVisible();
    await confirm(page);
    await expect(submit(page)).toHaveAttribute("aria-disabled", "true");
    await expect(submit(page)).toHaveAccessibleDescription("Prima risolvi ciò che è in sospeso.");
    await looksRight(page, "the page that erases");
    expect(await violations(page, undefined, "colours")).toEqual([]);
    await page.setViewportSize(NARROW);
    const bar = page.getByRole("button", { name: "Cancella i dati per sempre" });
    await expect(bar).toHaveAccessibleDescription("Prima risolvi ciò che è in sospeso.");
    await expect(bar).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(WIDE);

    await page.getByRole("link", { name: "Confronta" }).press("Enter");
    await page.getByRole("button", { name: "Sono due persone" }).first().press("Enter");
    await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(`/${ID}/`);
    await goTo(page, `#/app/donors/erase/${ID}`);
    await expect(page.getByText("niente in sospeso")).toBeVisible();
  });

  await test.step("the typed number erases, and the certificate can be printed", async () => {
    const heading = page.getByRole("heading", { name: /^Cancella i dati di / });
    const name = (await heading.innerText()).replace("Cancella i dati di ", "");
    await confirm(page);
    await submit(page).press("Enter");
    await expect(page.getByText("I dati sono stati cancellati")).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Attestazione di cancellazione/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Stampa l’attestazione" })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(name);
    await looksRight(page, "the register");
    for (const address of ["details", "edit", "erase"]) {
      await goTo(page, `#/app/donors/${address}/${ID}`);
      await expect(page.getByRole("heading", { name: /^Dati cancellati su richiesta \d{4}\/\d{3}$/ })).toBeVisible();
    }
    await page.getByRole("link", { name: "Vai ai donatori" }).press("Enter");
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Cerca...", { exact: true }).fill(name);
    await expect(page.getByText("Nessuna corrispondenza trovata")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the request of an account is refused with its legal reason", async () => {
    await goTo(page, "#/app/settings?tab=dataRequests");
    await page.getByRole("button", { name: /Aperta/ }).press("Enter");
    await page.getByRole("button", { name: "Rifiuta…" }).press("Enter");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "Rifiuta la richiesta" }).press("Enter");
    await expect(dialog.getByText("Serve il motivo di legge.")).toBeVisible();
    await dialog.getByLabel("Motivo di legge").selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Rifiuta la richiesta" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: /Aperta/ })).toHaveCount(0);
  });
});

test("managers and directors see nothing of erasing", async ({ transport, page }) => {
  for (const persona of ["manager", "director"] as const) {
    await transport.open(page, { hash: "#/app/donors/details/d7", query: { persona, donors: "60" } });
    await expect(page.getByRole("tab", { name: /^Dati/ })).toBeVisible();
    const menu = page.getByRole("button", { name: "Stato" });
    if (persona === "manager") {
      await menu.press("Enter");
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expect(page.getByRole("menuitem", { name: /^Cancella i dati/ })).toHaveCount(0);
      await page.keyboard.press("Escape");
    } else await expect(menu).toHaveCount(0);
    await goTo(page, "#/app/donors/erase/d7");
    if (persona === "manager") await expect(page).toHaveURL(/#\/app\/dashboard$/);
    else await expect(page.getByRole("heading", { name: "You aren't authorized to see this" })).toBeVisible();
    await expect(page.getByText("Per confermare scrivi")).toHaveCount(0);
  }
});
