import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe";
import { chooseField } from "./support/screens";
import { expect, test } from "./support/test";

const DONORS = "#/app/donors";
const AS_ADMIN = { persona: "admin" };

const filters = (page: Page) => page.getByRole("button", { name: /^Filtri(?: \d+ regol[ae])?$/ });
const builder = (page: Page) => page.getByRole("dialog", { name: "Filtri avanzati" });
const showButton = (page: Page) => builder(page).getByRole("button", { name: /^Mostra/ });
/** Chooses an option of the focused list. Not by typing, because the result would depend on the speed of the machine. */
async function pick(control: Locator, label: string, next?: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await control.selectOption({ label });
  // wait until the next control is shown
  if (next) await expect(next).toBeVisible();
}
/** Chooses the field of a rule by keyboard: types its name and presses Enter. */
async function pickField(page: Page, rule: number, name: string, next: Locator): Promise<void> {
  const control = page.getByLabel(`Campo della regola ${rule}`);
  await expect(control).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name }).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(control).toHaveValue(name);
  await expect(next).toBeVisible();
}
const rules = (page: Page) => builder(page).getByRole("group", { name: /^Regola / });
const paste = async (page: Page, text: string) => {
  await builder(page).getByRole("button", { name: "Incolla un filtro" }).click();
  await builder(page).getByLabel("Il filtro copiato").fill(text);
  await builder(page).getByRole("button", { name: "Usa questo filtro" }).click();
};
const filterOf = (...rules: object[]) => JSON.stringify({ combinator: "and", rules });

test("a filter is built by keyboard, counted, applied, kept after a reload, removed rule by rule and undone by “back”", async ({
  transport,
  office,
  page,
}) => {
  await transport.open(page, { hash: DONORS, query: AS_ADMIN });
  await expect(office.rows).toHaveCount(10);
  await filters(page).focus();
  await page.keyboard.press("Enter");
  await pickField(page, 1, "Gruppo sanguigno", page.getByLabel("Valore della regola 1"));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await pick(page.getByLabel("Valore della regola 1"), "0+");
  await builder(page).getByRole("button", { name: "Aggiungi regola" }).press("Enter");
  await pickField(page, 2, "Può donare sangue intero dal", page.getByLabel("Confronto della regola 2"));
  await page.keyboard.press("Tab");
  await pick(page.getByLabel("Confronto della regola 2"), "entro");
  await page.keyboard.press("Tab");
  await pick(page.getByLabel("Valore della regola 2: quale giorno"), "oggi");
  await expect(builder(page)).toContainText("Donatori di gruppo 0+ che possono donare sangue intero oggi.");
  await expect(showButton(page)).toHaveText(/^Mostra \d+ donatori$/);
  await expect(
    builder(page)
      .getByRole("status")
      .filter({ hasText: /^\d+ donatori$/ }),
  ).toHaveCount(1);
  const found = (await showButton(page).textContent())?.replace("Mostra ", "") ?? "";
  expect(await violations(page)).toEqual([]);

  await showButton(page).press("Enter");
  await expect(builder(page)).toBeHidden();
  const sentence = page.getByText(found).first();
  await expect(sentence).toBeVisible();
  await expect(filters(page)).toHaveAccessibleName(/2 regole/);
  expect(page.url()).not.toContain("bloodGroup");
  await page.reload();
  await expect(page.getByText(found).first()).toBeVisible();

  await page.getByRole("button", { name: "Togli possono donare sangue intero oggi" }).press("Enter");
  await expect(filters(page)).toHaveAccessibleName(/1 regola/);
  await expect(page.getByRole("button", { name: "Togli 0+" })).toBeFocused();
  await page.getByRole("button", { name: "Azzera" }).click();
  await expect(office.rows).toHaveCount(10);
  await page.getByRole("button", { name: "Ripristina i filtri" }).click();
  await expect(filters(page)).toHaveAccessibleName(/1 regola/);
  await page.goBack();
  await expect(filters(page)).toHaveAccessibleName("Filtri");
  await expect(office.rows).toHaveCount(10);
});

test("rules are moved, disabled and enabled; “back” closes the dialog, and the unfinished filter is resumed", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: DONORS, query: AS_ADMIN });
  await filters(page).click();
  await paste(
    page,
    filterOf(
      { field: "status", operator: "=", value: "active" },
      { combinator: "or", rules: [{ field: "mobile", operator: "notNull" }] },
    ),
  );
  await expect(rules(page)).toHaveCount(2);
  // the group moves before the rule, and keeps the focus
  await builder(page).getByRole("button", { name: "Altro su gruppo 2" }).press("Alt+ArrowUp");
  await expect(page.getByLabel("Campo della regola 2")).toHaveValue("Stato");
  await expect(builder(page).getByRole("button", { name: "Altro su gruppo 1" })).toBeFocused();
  const before = await showButton(page).textContent();
  await builder(page).getByRole("button", { name: "Altro su regola 2" }).click();
  await page.getByRole("menuitem", { name: "Disattiva senza toglierla" }).click();
  await expect(builder(page).getByRole("group", { name: "Regola 2, non conta" })).toBeVisible();
  await expect(showButton(page)).not.toHaveText(before ?? "");
  await builder(page).getByRole("button", { name: "Togli gruppo 1" }).click();
  await expect(page.getByLabel("Campo della regola 1")).toBeFocused();
  await page.locator("[data-sonner-toast]").getByRole("button", { name: "Ripristina il gruppo" }).click();
  await expect(builder(page).getByRole("group", { name: /^Gruppo/ })).toHaveCount(1);

  await page.goBack();
  await expect(builder(page)).toBeHidden();
  await filters(page).click();
  await expect(builder(page)).toContainText("Queste regole non sono ancora applicate.");
  await expect(builder(page).getByRole("group", { name: /^Gruppo/ })).toHaveCount(1);

  await test.step("an invalid rule shows its error, the count stays, and “Mostra” focuses the invalid field", async () => {
    await paste(page, filterOf({ field: "status", operator: "=", value: "active" }));
    await chooseField(page, 1, "Numero di donazioni");
    await page.getByLabel("Confronto della regola 1").selectOption("between");
    await page.getByLabel(/^Valore della regola 1, da/).fill("9");
    await page.getByLabel(/^Valore della regola 1, a/).fill("3");
    await showButton(page).click();
    await expect(builder(page).getByText("Il primo valore è maggiore del secondo.")).toBeVisible();
    await expect(page.getByLabel(/^Valore della regola 1, da/)).toBeFocused();
    await expect(builder(page)).toContainText("200");
    await page.getByLabel(/^Valore della regola 1, da/).fill("1");
    await expect(showButton(page)).toHaveText(/^Mostra \d+ donatori$/);
  });
});

test("preset filters are toggled; in a narrow element the rules fold, and each can be removed by touch", async ({
  transport,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await transport.open(page, { hash: DONORS, query: AS_ADMIN });
  await page.getByRole("button", { name: "Filtri pronti" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Non viene da 2 anni" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /con 2 regole/ }).click();
  await expect(page.getByRole("button", { name: /^Togli / }).filter({ visible: true })).toHaveCount(2);
  expect(await violations(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Togli / })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /con 1 regola/ })).toBeVisible();
  await filters(page).click();
  await expect(builder(page)).toBeVisible();
});
