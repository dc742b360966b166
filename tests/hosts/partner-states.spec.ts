import type { Locator, Page } from "@playwright/test";
import { audit } from "../support/axe";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";
import { addPersonalStyle, illegibleText, TEXT_SPACING } from "../support/legible";
import { toStep, STEP_TITLES } from "../support/registration";
import { smallTargets } from "../support/targets";

const TAG = "gds-donor-registration";
const HEAD = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>`;
const [, CONTACTS] = STEP_TITLES;
/** Makes the mock refuse the next submission, with an error that belongs to no field. */
const REFUSES = `{ const mock = transport; transport = { ...mock, fetch: async (request) =>
  window.refuses && request.method === "PUT" && /registration\\/[^/]+$/.test(request.url)
    ? Response.json({ success: false, message: "Il CAP non va bene" }, { status: 422 })
    : mock.fetch(request) }; }`;

/** @returns the problems of the current screen */
async function wrongWith(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...(wide > 0 ? [`${wide} px too wide`] : []),
    ...(await illegibleText(page, undefined, TAG)),
    ...(await smallTargets(page, TAG)).map((name) => `small: ${name}`),
    ...(await audit(page, { include: [TAG] })),
  ];
}

/** @returns the controls that have neither a border nor an underline in forced colours */
const withoutEdge = (widget: Locator): Promise<string[]> =>
  widget.evaluate((host) =>
    [...(host.shadowRoot?.querySelectorAll<HTMLElement>("button, a[href], input, select") ?? [])]
      .filter((node) => node.checkVisibility() && node.offsetWidth > 1)
      .filter((node) => {
        const { borderTopWidth, textDecorationLine, outlineStyle } = getComputedStyle(node);
        const drawn = node.matches("input[type=radio], input[type=checkbox]") || node.querySelector("svg, span");
        return !drawn && borderTopWidth === "0px" && textDecorationLine === "none" && outlineStyle === "none";
      })
      .map((node) => node.textContent.trim() || node.outerHTML.slice(0, 80)),
  );

test.describe("each state of the registration on a partner's page", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("is readable and usable at 320 by 256 px (400 % of 1280), in forced colours and in the dark theme, and axe finds nothing", async ({
    page,
    host,
  }) => {
    test.slow(); // nine states
    const widget = page.locator(TAG);
    const heading = widget.getByRole("heading", { level: 1 });
    const button = (name: string) => widget.getByRole("button", { name, exact: true });
    /** Closes a toast, which covers the end of the page in such a small window. */
    const closeToast = async (text: string) => {
      const toast = widget.getByRole("listitem").filter({ hasText: text });
      await toast.getByRole("button", { name: "Chiudi" }).click();
      await expect(toast).toHaveCount(0);
    };
    /** @param colours whether the state has colours that the others don't have */
    const look = (state: string, colours = false) =>
      test.step(state, async () => {
        expect.soft(await wrongWith(page), state).toEqual([]);
        await page.emulateMedia({ forcedColors: "active" });
        expect.soft(await withoutEdge(widget), `${state}, forced colours`).toEqual([]);
        await page.emulateMedia({ forcedColors: "none" });
        if (!colours) return;
        await widget.evaluate((host) => host.setAttribute("theme", "dark"));
        // themes only change colours
        expect.soft(await audit(page, { include: [TAG] }, "colours"), `${state}, in the dark`).toEqual([]);
        await widget.evaluate((host) => host.removeAttribute("theme"));
      });

    await host.open(page, { head: HEAD, body: element(TAG, `return-url="https://club.example/"`) });
    await expect(heading).toHaveText("Iscriviti in due minuti");
    await expect(widget.getByLabel("Zona", { exact: true })).toContainText("Lodi");
    await look("start");
    await button("Registrati").click();
    await expect(widget.getByText("Scrivi il tuo nome.")).toBeVisible();
    await look("start with mistakes", true);
    const typed = {
      Nome: "Zoè",
      Cognome: "D'Amico",
      "E-mail": "zoe@posta.example",
      Password: "cavallo batteria graffetta",
    };
    for (const [name, text] of Object.entries(typed)) await widget.getByLabel(name, { exact: true }).fill(text);
    await widget.getByLabel("Zona", { exact: true }).selectOption("Lodi");
    await button("Registrati").click();
    await expect(heading).toHaveText("Controlla la posta");
    await look("the mail", true);

    await host.open(page, {
      head: HEAD,
      body: element(TAG, `return-url="https://club.example/"`),
      script: `${REFUSES} ${signedIn("pending")}`,
    });
    await expect(heading).toHaveText(STEP_TITLES[0]);
    for (const title of STEP_TITLES) {
      await toStep(page, title);
      await look(title, title !== CONTACTS);
      if (title !== CONTACTS) continue;
      await widget.getByLabel("CAP", { exact: true }).fill("24");
      await button("Avanti").click();
      await expect(widget.getByText(/correggi un campo/)).toBeVisible();
      await look(`${title}, with a mistake`, true);
      await widget.getByLabel("CAP", { exact: true }).fill("24023");
    }
    for (const name of ["Privacy", "Dati sanitari"]) await widget.getByRole("checkbox", { name, exact: true }).check();
    await page.evaluate(() => Object.assign(window, { refuses: true }));
    await button("Invia il modulo").click();
    await expect(widget.getByText(/^Non salvato/)).toBeVisible();
    await closeToast("Il CAP non va bene");
    await look("a sending that failed", true);
    await page.evaluate(() => Object.assign(window, { refuses: false }));
    await button("Invia il modulo").click();
    await expect(heading).toHaveText("Grazie, Giulia");
    await closeToast("Registrazione aggiornato con successo");
    await look("completion", true);
    await addPersonalStyle(page, TEXT_SPACING, TAG);
    expect(await illegibleText(page, undefined, TAG), "with spaced letters").toEqual([]);
  });
});
