import type { Page } from "@playwright/test";
import { illegibleText } from "../support/legible";
import { smallTargets } from "../support/targets";
import { violations } from "./support/axe";
import { ADMIN } from "./support/screens";
import { expect, overHttp, test } from "./support/test";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Cerca" });
const field = (page: Page) => page.getByPlaceholder("Cerca...", { exact: true });
const icon = (page: Page) => page.getByRole("button", { name: "Cerca", exact: true });
const hits = (page: Page) => dialog(page).getByRole("option");
const count = (page: Page) => dialog(page).getByRole("status");

test.extend(overHttp)(
  "a donor is searched by keyboard, opened and found again; the search text goes nowhere else",
  async ({ transport, office, page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    let answer = () => {};
    const held = new Promise<void>((done) => (answer = done));
    // before the page opens, because a request right after page.route may still get through
    await page.route("**/search/**", async (route) => {
      await held;
      await route.continue();
    });
    await transport.open(page, { hash: "#/app/dashboard" });
    await office.signIn(ADMIN);
    await expect(icon(page)).toBeVisible();
    const calls = await transport.observe(page);
    await icon(page).focus();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await test.step("while a response is pending, the dialog says that it searches", async () => {
      await page.keyboard.type("manager@");
      await expect(dialog(page)).toMatchAriaSnapshot(`
        - dialog "Cerca":
          - combobox "Cerca": manager@
          - radiogroup "Dove cercare"
          - paragraph: Cerco…
          - status
      `);
      answer();
      await expect(count(page)).toHaveText('1 risultato per "manager@"');
      await expect(dialog(page)).not.toContainText("Cerco…");
      await page.unroute("**/search/**");
    });
    await field(page).fill("rossi");
    await expect(count(page)).toHaveText(/^\d+ risultat[io] per "rossi"$/);
    await page.keyboard.press("ArrowDown");
    const active = hits(page).and(page.locator("[aria-selected=true]"));
    const who = (await active.locator("b").textContent()) ?? "";
    expect(who).toContain("Rossi");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/#\/app\/donors\/details\/\w+$/);
    await expect(page.getByRole("heading", { level: 1, name: who.split(" ").at(-1) })).toBeFocused();
    expect(logged.join("\n")).not.toContain("rossi");
    const naming = (await calls()).map(({ path }) => path).filter((path) => path.includes("rossi"));
    expect(naming.every((path) => path.includes("/search/?"))).toBe(true);

    await icon(page).click();
    await expect(dialog(page).getByRole("group", { name: "Aperti di recente" })).toContainText(who);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
  },
);

test.describe("the search dialog", () => {
  const WINDOW: [string, string] = ["gds-backoffice", "dialog[open]"];
  const open = async (page: Page) => {
    await icon(page).click();
    await field(page).fill("");
  };

  test("is accessible in each state, and usable at 400 % zoom", async ({ transport, page, panel }) => {
    await transport.open(page, { hash: "#/app/dashboard", query: { persona: "admin", donors: "60" } });
    await open(page);
    await test.step("without a text", async () => {
      await expect(dialog(page)).toMatchAriaSnapshot(`
        - dialog "Cerca":
          - heading "Cerca" [level=2]
          - combobox "Cerca" [expanded]
          - button "Chiudi"
          - listbox "Risultati":
            - group "Fai"
            - group "Altri comandi"
          - status
          - paragraph: /^Comandi e persone/
      `);
    });
    await test.step("with hits", async () => {
      await field(page).fill("manager@");
      await expect(hits(page)).not.toHaveCount(0);
      await expect(dialog(page)).toMatchAriaSnapshot(`
        - dialog "Cerca":
          - heading "Cerca" [level=2]
          - combobox "Cerca" [expanded]: manager@
          - button "Chiudi"
          - radiogroup "Dove cercare":
            - radio "Tutti" [checked]
            - radio "Donatori"
            - radio "Donazioni"
            - radio "Benemerenze"
          - listbox "Risultati":
            - group "Responsabile":
              - option /\\w+ \\w+ manager@gds\\.example/ [selected]
          - status: 1 risultato per "manager@"
      `);
      expect(await violations(page, WINDOW)).toEqual([]);
    });
    await test.step("at 400 % zoom it is readable, and keys scroll to the active hit", async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await illegibleText(page, "dialog[open]")).toEqual([]);
      expect(await smallTargets(page, "gds-backoffice", "dialog[open]")).toEqual([]);
      await field(page).fill("an");
      await expect(count(page)).toContainText('per "an"');
      const list = dialog(page).getByRole("listbox").locator("..");
      expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBeLessThanOrEqual(300);
      for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowDown");
      await expect(hits(page).nth(6)).toHaveAttribute("aria-selected", "true");
      await expect(hits(page).nth(6)).toBeInViewport();
      await page.setViewportSize({ width: 1200, height: 800 });
      expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBe(300);
    });
    await test.step("without hits", async () => {
      await field(page).fill("xyzw");
      await expect(dialog(page)).toContainText("Nessuna corrispondenza trovata");
      await expect(count(page)).toHaveText('0 risultati per "xyzw"');
    });
    await test.step("with recently opened people", async () => {
      await field(page).fill("manager@");
      await expect(count(page)).toHaveText('1 risultato per "manager@"');
      await field(page).fill("donor@");
      await expect(count(page)).toContainText('per "donor@"');
      await page.keyboard.press("Enter");
      await expect(dialog(page)).toHaveCount(0);
      await open(page);
      await expect(dialog(page)).toMatchAriaSnapshot(`
        - dialog "Cerca":
          - heading "Cerca" [level=2]
          - combobox "Cerca" [expanded]
          - button "Chiudi"
          - listbox "Risultati":
            - group "Fai"
            - group "Aperti di recente":
              - option /donor@gds\\.example/
            - group "Altri comandi"
          - status
      `);
    });
    await test.step("with an error", async () => {
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await panel.chooseScenario("down");
      await open(page);
      await field(page).fill("anna");
      await expect(dialog(page).getByRole("alert")).toContainText("Non riusciamo a cercare");
      await expect(dialog(page)).toMatchAriaSnapshot(`
        - dialog "Cerca":
          - heading "Cerca" [level=2]
          - combobox "Cerca": anna
          - alert:
            - button "Riprova"
          - status
      `);
      expect(await violations(page, WINDOW)).toEqual([]);
      await expect(field(page)).toHaveValue("anna");
    });
  });
});
