import type { Page } from "@playwright/test";
import { violations } from "./support/axe";
import { takeByFinger } from "./support/finger";
import { expect, test } from "./support/test";

const PAGE = "#/app/emails-template/t4/edit";
const mail = (page: Page) => page.getByRole("group", { name: "E-mail", exact: true });
const block = (page: Page, name: string | RegExp) => mail(page).getByRole("group", { name }).first();
const saved = (page: Page) =>
  page
    .getByRole("banner")
    .or(page.locator("header"))
    .getByText(/^Salvato/)
    .first();

/** Removes all blocks by keyboard. */
async function empty(page: Page): Promise<void> {
  await mail(page)
    .getByRole("group")
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("Escape");
  for (let left = await mail(page).getByRole("group").count(); left > 0; left--) {
    await mail(page).getByRole("group").first().focus();
    await page.keyboard.press("Delete");
    await expect(mail(page).getByRole("group")).toHaveCount(left - 1);
  }
}

test("an invitation is built from a blank e-mail by mouse, saved and reopened, and an older version is restored", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: PAGE, query: { persona: "admin", width: "1200" } });
  await expect(mail(page)).toBeVisible();
  await empty(page);
  await page.getByRole("button", { name: "Aggiungi Piè di pagina" }).click();
  await page.getByRole("button", { name: "Aggiungi Titolo" }).dragTo(mail(page), { targetPosition: { x: 200, y: 12 } });
  await expect(mail(page).getByRole("group").first()).toHaveAccessibleName("Titolo");
  await block(page, /^Titolo/)
    .getByText("Titolo")
    .click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Ti aspettiamo, ");
  await block(page, /^Titolo/)
    .getByRole("button", { name: "Inserisci dato" })
    .click();
  await page.getByRole("menuitem", { name: "Nome", exact: true }).click();
  await expect(block(page, "Titolo: Ti aspettiamo, Nome")).toBeVisible();
  await page.getByRole("button", { name: "Aggiungi Pulsante" }).click();
  await page.getByLabel("Collegamento", { exact: true }).fill("https://www.esempio.it/prenota");
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(block(page, "Titolo: Ti aspettiamo, Nome")).toBeVisible();
  await expect(block(page, "Pulsante: Scegli il giorno")).toBeVisible();

  await page.getByRole("button", { name: "Versioni" }).click();
  await page
    .getByRole("button", { name: /^Guarda la versione/ })
    .last()
    .click();
  await page.getByRole("button", { name: "Ripristina questa versione" }).click();
  await expect(block(page, "Titolo: Tanti auguri, Nome")).toBeVisible();
  await expect(saved(page)).toBeVisible();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a block is moved by its grip, and a new block lands where the finger drops it", async ({ transport, page }) => {
    await transport.open(page, { hash: PAGE, query: { persona: "admin", width: "1200" } });
    const names = () =>
      mail(page)
        .getByRole("group")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    await expect.poll(names).toEqual(expect.arrayContaining(["Titolo: Tanti auguri, Nome"]));
    const [header, title, ...others] = await names();
    await block(page, title ?? "").tap({ position: { x: 4, y: 4 } });
    await takeByFinger(page, page.getByRole("button", { name: "Trascina il blocco" }), block(page, header ?? ""));
    await expect.poll(names).toEqual([title, header, ...others]);
    await takeByFinger(page, page.getByRole("button", { name: "Aggiungi Linea" }), block(page, title ?? ""));
    await expect.poll(names).toEqual(["Linea", title, header, ...others]);
    await page.getByRole("button", { name: "Annulla l’ultima modifica" }).click();
    await expect.poll(names).toEqual([title, header, ...others]);
  });
});

test("on a phone, texts can be edited, and everything else is in sheets", async ({ transport, page }) => {
  await transport.open(page, { hash: "#/app/emails-template/t1/edit", query: { persona: "manager", width: "360" } });
  await block(page, /^Titolo/).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" oggi");
  await expect(block(page, /^Titolo/)).toHaveAccessibleName("Titolo: Ti aspettiamo, Nome oggi");
  await page.getByRole("button", { name: "Titolo", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Titolo" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Blocco", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Aggiungi Linea" }).click();
  await expect(block(page, "Linea")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
