import { expect as base, type FrameLocator, type Page } from "@playwright/test";
import { PASSWORD, personaEmail } from "../../src/mocks/db/personas";
import type { WordPress } from "./wordpress";

/** PHP's own web server is slow. In ms. */
const expect = base.configure({ timeout: 20_000 });

/** The addresses that the administrator types, of servers that run. */
export interface Addresses {
  files: string;
  api: string;
}

const LOADER = "script[src*='gds-loader']";

/** Signs in to WordPress. */
export async function signIn(page: Page, wordpress: WordPress, name: string): Promise<void> {
  await page.goto(`${wordpress.origin}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(name);
  await page.getByLabel("Password", { exact: true }).fill("password");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(page.getByRole("heading", { name: /^(Dashboard|Profile)$/, level: 1 })).toBeVisible();
}

const openSettings = async (page: Page) => {
  const settingsMenu = page.getByRole("navigation", { name: "Main menu" });
  await settingsMenu.getByRole("link", { name: "Settings", exact: true }).click();
  await settingsMenu.getByRole("link", { name: "Area soci" }).click();
};
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" }).click();

/** Fills in the settings: first with mistakes, which keep what was typed and change nothing. */
export async function settings(page: Page, { files, api }: Addresses): Promise<void> {
  await openSettings(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const colour = page.locator("#gds-widgets-brand");
  await field("Indirizzo dei file").fill(files);
  await field("Indirizzo dell’API").fill(api.replace("/v2", ""));
  await field("Indirizzo delle immagini").fill("immagini/");
  await page.getByRole("button", { name: "Select Color" }).click();
  await colour.fill("verde");
  await save(page);
  await expect(page.getByText("Indirizzo dell’API non salvato: deve finire con /v2.")).toHaveCount(1);
  await expect(page.getByText("Colore non salvato: scrivilo come #1f6b3a. Hai scritto «verde».")).toBeVisible();
  await expect(page.getByText("Indirizzo delle immagini non salvato: scrivi un indirizzo completo")).toBeVisible();
  await expect(field("Indirizzo dei file")).toHaveValue(`${files}/`);
  await expect(field("Indirizzo dell’API")).toHaveValue(api.replace("/v2", ""));
  await expect(field("Indirizzo delle immagini")).toHaveValue("immagini/");
  await expect(colour).toHaveValue("verde");

  // such an address ends with /v2, but calls go to another path
  await field("Indirizzo dell’API").fill(`${api}?to=/v2`);
  await save(page);
  await expect(page.getByText("Indirizzo dell’API non salvato: togli quello che segue ? o #.")).toHaveCount(1);

  await field("Indirizzo dell’API").fill(api);
  await field("Indirizzo delle immagini").fill("");
  await field("Dati per chi non è entrato").selectOption("Le zone e i testi dell’associazione");
  await page.getByRole("button", { name: "Select Color" }).click();
  await colour.fill("#1f6b3a");
  await save(page);
  await expect(page.getByText("Settings saved.")).toBeVisible();
  await expect(page.getByText("non salvato")).toHaveCount(0);
  await expect(field("Indirizzo dell’API")).toHaveValue(api);
  await expect(colour).toHaveValue("#1f6b3a");
}

/** A user without `unfiltered_html` changes other settings, but not the addresses, even with a forged form. */
export async function limitedSettings(page: Page, wordpress: WordPress, { files, api }: Addresses): Promise<void> {
  wordpress.addCaretaker("caretaker");
  await signIn(page, wordpress, "caretaker");
  await openSettings(page);
  const fields = {
    "Indirizzo dei file": `${files}/`,
    "Indirizzo dell’API": api,
    "Indirizzo delle immagini": "",
    "Indirizzo delle notifiche in tempo reale": "",
  };
  for (const label of Object.keys(fields)) await expect(page.getByLabel(label, { exact: true })).toBeDisabled();
  await expect(page.getByText("Lo cambia soltanto chi ha il permesso unfiltered_html.")).toHaveCount(4);
  await page.evaluate(`for (const input of document.querySelectorAll("input:disabled")) {
    input.disabled = false;
    input.value = "https://elsewhere.example/v2";
  }`);
  await page.getByLabel("Chiave reCAPTCHA del sito").fill("a-key");
  await save(page);
  await expect(page.getByText("Settings saved.")).toBeVisible();
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await expect(page.getByLabel("Chiave reCAPTCHA del sito")).toHaveValue("a-key");
  await page.getByLabel("Chiave reCAPTCHA del sito").fill("");
  await save(page);
  await expect(page.getByLabel("Chiave reCAPTCHA del sito")).toHaveValue("");
}

/** Unknown options, and values that aren't texts, don't reach the page. */
export async function unknownOptions(page: Page, wordpress: WordPress, address: string): Promise<void> {
  wordpress.addOptions({ onclick: "alert(1)", 'x="><img src=x onerror=alert(1)>': "y", "socket-url": ["a"] });
  await page.goto(address);
  const backOffice = page.locator("gds-backoffice");
  await expect(backOffice.getByRole("link", { name: "Accedi" })).toBeVisible();
  expect(await backOffice.evaluate((element) => element.getAttributeNames().sort())).toEqual(
    ["api-base", "page-title", "public-features", "style"].sort(),
  );
  await expect(page.locator("img[src=x]")).toHaveCount(0);
}

/** Writes a post with our block in the block editor, and publishes it. @returns its address */
export async function blockPost(page: Page, { origin }: WordPress): Promise<string> {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction("window.wp?.data?.select('core/editor')?.getCurrentPostId()");
  // the tour of a new account would cover the editor
  await page.evaluate(`for (const scope of ["core", "core/edit-post"])
    wp.data.dispatch("core/preferences").set(scope, "welcomeGuide", false)`);
  await page.getByRole("button", { name: /^(Toggle b|B)lock inserter$/i }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("Area soci");
  await page.getByRole("option", { name: "Area soci" }).click();
  const canvas = await canvasOf(page);
  await canvas.getByRole("textbox", { name: "Add title" }).fill("Diventa donatore");
  await canvas.getByText("L’elemento compare nella pagina pubblicata").click();
  await canvas.getByLabel("Elemento").selectOption("Iscrizione dei donatori");
  await page.evaluate("wp.data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block')");
  await page.getByLabel("Prima schermata").selectOption("L’accesso");
  await page.getByLabel("Nome di chi collabora").fill("Polisportiva Seriana");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("region", { name: "Editor publish" })
    .getByRole("button", { name: "Publish", exact: true })
    .click();
  await expect(page.getByText(/is now live/)).toBeVisible();
  return page.evaluate<string>("wp.data.select('core/editor').getPermalink()");
}

/** Newer versions of the editor draw the page in a frame. */
async function canvasOf(page: Page): Promise<Page | FrameLocator> {
  const framed = await page.evaluate("Boolean(document.querySelector('iframe[name=editor-canvas]'))");
  return framed ? page.frameLocator("iframe[name=editor-canvas]") : page;
}

/** The content of a post of the classic editor, whose lines WordPress wraps in `<p>`. */
export const CLASSIC = `Ecco l’area soci:

[gds tag="backoffice" page-title="off"]

Fine della pagina.`;

/** The content of a post with a shortcode in a paragraph of the block editor. */
export const PARAGRAPH = `<!-- wp:paragraph -->
<p>Le tue notifiche: [gds tag="gds-notification-bell" signed-out="invite" open-in="https://elsewhere.example/"]</p>
<!-- /wp:paragraph -->`;

/** A visitor sees the back office of a post of the classic editor, and the loader has the attributes that protect it. */
export async function visitClassic(page: Page, address: string, { files, api }: Addresses): Promise<void> {
  await page.goto(address);
  const backOffice = page.locator("gds-backoffice");
  await expect(backOffice.getByRole("link", { name: "Accedi" })).toBeVisible();
  await expect(backOffice).toHaveAttribute("api-base", api);
  await expect(backOffice).toHaveAttribute("public-features", "zones settings");
  await expect(backOffice).toHaveAttribute("page-title", "off");
  await expect(backOffice).toHaveCSS("--gds-brand", "#1f6b3a");
  await expect(page.getByRole("paragraph").filter({ hasText: "Fine della pagina." })).toBeVisible();
  const script = page.locator(LOADER);
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute("src", `${files}/gds-loader.js`);
  await expect(script).toHaveAttribute("data-gds-base", `${files}/`);
  await expect(script).toHaveAttribute("data-gds-api-base", api);
  await expect(script).toHaveAttribute("data-cfasync", "false");
  await expect(script).toHaveAttribute("defer", "");
}

/** A visitor sees the bell in a paragraph. Its author can't make it lead to another site. */
export async function visitParagraph(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const bell = page.locator("p > gds-notification-bell");
  await expect(bell.getByRole("button")).toBeVisible();
  await expect(bell).toHaveAttribute("signed-out", "invite");
  await expect(bell).not.toHaveAttribute("open-in");
}

/** A page without an element doesn't load the script. */
export async function visitOther(page: Page, { origin }: WordPress): Promise<void> {
  await page.goto(`${origin}/?page_id=2`);
  await expect(page.getByRole("heading", { name: "Sample Page" })).toBeVisible();
  await expect(page.locator(LOADER)).toHaveCount(0);
}

/** A visitor of the post with the block signs in. */
export async function visitBlock(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const registration = page.locator("gds-donor-registration");
  await expect(registration).toHaveAttribute("partner", "Polisportiva Seriana");
  await registration.getByLabel("E-mail").fill(personaEmail("donor"));
  await registration.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await registration.getByRole("button", { name: "Accedi" }).click();
  await expect(registration.getByRole("heading", { level: 1, name: /^Ciao / })).toBeVisible();
}

/** The content of a page with mistakes. */
export const MISTAKES = `[gds tag="backofice"]

[gds tag="donor-registration" patner="Il club" api-base="https://elsewhere.example/v2"]`;

/** The administrator reads what is wrong with shortcodes; a visitor sees only what works. */
export async function mistakes(administrator: Page, visitor: Page, address: string, { api }: Addresses): Promise<void> {
  const messages = [
    'non c’è un elemento «backofice». Forse volevi tag="backoffice".',
    "«donor-registration» non ha un attributo «patner». Forse volevi partner.",
    "«api-base» si sceglie in Impostazioni → Area soci.",
  ];
  await administrator.goto(address);
  for (const message of messages) await expect(administrator.getByText(message)).toBeVisible();
  await visitor.goto(address);
  const registration = visitor.locator("gds-donor-registration");
  await expect(registration.getByLabel("E-mail")).toBeVisible();
  await expect(registration).toHaveAttribute("api-base", api);
  await expect(visitor.getByText("Forse volevi")).toHaveCount(0);
}
