import type { Locator, Page } from "@playwright/test";
import { smallTargets } from "../support/targets";
import { violations } from "./support/axe";
import type { BackOffice } from "./support/screens";
import { expect, test } from "./support/test";

const FILTER = JSON.stringify({
  combinator: "and",
  rules: [
    { field: "bloodGroup", operator: "in", value: ["0+", "A+"] },
    { combinator: "or", rules: [{ field: "nextDonationDate", operator: "<=", value: { relative: 2 } }] },
    { field: "birthday", operator: "ageBetween", value: [18, 65] },
  ],
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
/** Dialogs and panels. */
const TOP = "dialog, [role=dialog]";

/** Opens each dialog of the registry, one after the other. */
async function everyDialog(office: BackOffice, seen: (name: string) => Promise<void>) {
  const { page } = office;
  const show = async (name: string, shown: Locator) => {
    await expect(shown).toBeVisible();
    await test.step(name, () => seen(name));
  };
  const close = async (shown: Locator) => {
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
  };
  await button(page, /^Filtri(?: \d+ regol[ae])?$/).click();
  const builder = dialog(page, "Filtri avanzati");
  await button(page, "Incolla un filtro").click();
  await show("a filter that is pasted", builder);
  await page.getByLabel("Il filtro copiato").fill(FILTER);
  await button(page, "Usa questo filtro").click();
  await expect(builder.getByRole("button", { name: /^Mostra \d/ })).toBeVisible();
  await show("the builder", builder);
  await builder.getByRole("button", { name: /^Mostra/ }).click();
  await expect(builder).toBeHidden();

  if (page.viewportSize()!.width < 700) await button(page, /Mostra le regole/).click();
  await page.getByRole("button", { name: "Altro sulle regole" }).filter({ visible: true }).click();
  await page.getByRole("menuitem", { name: "Copia le regole" }).click();
  const exported = dialog(page, "Il filtro per altri programmi");
  await show("the filter for other programs", exported);
  await close(exported);

  await office.unfoldTools();
  await button(page, "Esporta").click();
  await show("the export", dialog(page, /^Esporta/));
  await close(dialog(page, /^Esporta/));

  await button(page, "Viste").click();
  await button(page, "Salva come…").click();
  const save = dialog(page, "Salva come nuova vista");
  await show("a view that is saved", save);
  await save.getByLabel("Nome", { exact: true }).fill("Da chiamare");
  await button(page, "Salva vista").click();
  await expect(save).toBeHidden();
  await button(page, "Viste").click();
  await expect(
    dialog(page, "Viste")
      .getByRole("button", { name: /Da chiamare/ })
      .first(),
  ).toBeVisible();
  await show("the views", dialog(page, "Viste"));
  await close(dialog(page, "Viste"));
}

test.beforeEach(async ({ transport, office, page }) => {
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await expect(office.rows).toHaveCount(10);
});

test.describe("at 1200 px", () => {
  test.use({ viewport: { width: 1200, height: 900 } });
  test("axe finds nothing in any dialog, nor in the list of shortcuts", async ({ page, office }) => {
    // filters.spec.ts and export.spec.ts check the filter builder and the export
    await everyDialog(office, async (name) => {
      if (name === "the builder" || name === "the export") return;
      expect(await violations(page, ["gds-backoffice", TOP])).toEqual([]);
    });
    await office.rows.first().focus();
    await page.keyboard.press("?");
    await expect(dialog(page, "Scorciatoie da tastiera")).toBeVisible();
    expect(await violations(page, ["gds-backoffice", TOP])).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
  test("every control of each dialog can be pressed by a finger", async ({ office, page }) => {
    await everyDialog(office, async () => {
      expect(await smallTargets(page, "gds-backoffice", TOP)).toEqual([]);
    });
  });
});
