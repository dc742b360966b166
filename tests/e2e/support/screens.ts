import { expect, type Locator, type Page } from "@playwright/test";
import { PASSWORD, personaEmail } from "../../../src/mocks/db/personas";

/** The password of the mock's personas (decisions §5), and the address of the persona in most tests. */
export { PASSWORD };
export const ADMIN = personaEmail("admin");

/** The back office's controls, by role and name. */
export class BackOffice {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly signInHeading: Locator;
  readonly donorsHeading: Locator;
  readonly search: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly retry: Locator;
  /** The main menu. */
  readonly menu: Locator;
  /** Rows of donors, without the row of headings. */
  readonly rows: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel("E-mail", { exact: true });
    this.password = page.getByLabel("Password", { exact: true });
    this.submit = page.getByRole("button", { name: "Accedi", exact: true });
    this.signInHeading = page.getByRole("heading", { name: "Accedi" });
    this.donorsHeading = page.getByRole("heading", { name: "Donatori", level: 1 });
    this.search = page.getByRole("searchbox", { name: "Cerca nei donatori" });
    this.next = page.getByRole("button", { name: "Pagina successiva" });
    this.previous = page.getByRole("button", { name: "Pagina precedente" });
    this.retry = page.getByRole("button", { name: "Riprova" });
    this.menu = page.getByRole("navigation", { name: "Menu principale" });
    this.rows = page
      .getByRole("table", { name: "Donatori" })
      .getByRole("row")
      .filter({ has: page.getByRole("cell") });
  }

  /** @returns the same controls in another tab */
  on(page: Page): BackOffice {
    return new BackOffice(page);
  }

  /** The button with the name of the signed-in user. */
  account(email: string): Locator {
    return this.page.getByRole("button", { name: email });
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signOut(email: string): Promise<void> {
    await this.account(email).click();
    await this.page.getByRole("menuitem", { name: "Sign out" }).click();
  }

  /** Opens the list's tools, which are behind "…" in a narrow element. */
  async unfoldTools(): Promise<void> {
    const more = this.page.getByRole("button", { name: "Altri comandi" });
    if ((await more.isVisible()) && (await more.getAttribute("aria-expanded")) === "false") await more.click();
  }

  /** @returns the names on the page of donors, from the top */
  names(): Promise<string[]> {
    return this.rows.evaluateAll((rows) =>
      rows.map((row) => row.querySelector("[data-area=name] a")?.textContent ?? ""),
    );
  }
}

/** The demo's control panel. */
export class ControlPanel {
  readonly region: Locator;
  readonly toggle: Locator;
  readonly persona: Locator;
  readonly scenario: Locator;
  readonly notice: Locator;

  constructor(readonly page: Page) {
    this.region = page.getByRole("region", { name: "Comandi della dimostrazione" });
    this.toggle = this.region.getByRole("button", { name: "Comandi" });
    this.persona = this.region.getByRole("combobox", { name: "Persona" });
    this.scenario = this.region.getByRole("combobox", { name: "Scenario" });
    this.notice = this.region.getByRole("status");
  }

  button(name: string): Locator {
    return this.region.getByRole("button", { name });
  }

  async open(): Promise<void> {
    if ((await this.toggle.getAttribute("aria-expanded")) === "false") await this.toggle.click();
    await this.isOpen();
  }

  /** Waits for the controls, whose code loads when the panel is opened. */
  async isOpen(): Promise<void> {
    await expect(this.toggle).toHaveAttribute("aria-expanded", "true");
  }

  async chooseScenario(id: string): Promise<void> {
    await this.open();
    await this.scenario.selectOption(id);
  }

  async press(name: string): Promise<void> {
    await this.open();
    await this.button(name).click();
  }
}

/** Chooses a rule's field in the filter builder by its name. */
export async function chooseField(page: Page, rule: number, name: string): Promise<void> {
  const field = page.getByLabel(`Campo della regola ${rule}`);
  await field.fill(name);
  await page.getByRole("option", { name, exact: true }).or(page.getByRole("option", { name })).first().click();
  await expect(field).toHaveValue(name);
}
