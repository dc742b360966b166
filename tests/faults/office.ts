import type { Browser, BrowserContext, Page } from "playwright";
import { FEATURE_NAMES } from "../../src/domain/features";
import type { Persona } from "../../src/mocks";
import { PASSWORD, personaEmail } from "../../src/mocks/db/personas";
import { startMockServer, type MockServer } from "../../src/mocks/server";
import { CLOCK_OFFSET_MS, ZONES } from "../support/clock/test-clock";
import { allowFunctions } from "../support/page-functions";
import { serveFolder, type TestServer } from "../support/static-server";
import { startFaultProxy, type FaultProxy } from "./proxy";
import type { Office } from "./row";
import { settle } from "./waits";

const DONORS = 60;
/** How long a click waits for its button, in ms of the machine, which may be busy. */
export const PATIENCE_OF_CLICKS = 30_000;
/** The tests' clock. Playwright would move a page's clock by the offset once more if this process had it, too. */
const testNow = () => Date.now() + CLOCK_OFFSET_MS;

interface Visit {
  cell: string;
  cookies: string[];
  hash: string;
  markup: string;
}

/**
 * Removes the element; runs in the page. The element leaves its session in the next task, for which this waits: until then the
 * cookies belong to that session.
 */
function unmount(): Promise<void> {
  document.body.replaceChildren();
  return new Promise((done) => setTimeout(done));
}

/**
 * Shows a new element; runs in the page. It has an `api-base` of its own, so it shares no cache with the former one. Loading the
 * bundle again would take half of the CPU time of a cell.
 */
function mountAnew({ cell, cookies, hash, markup }: Visit): void {
  sessionStorage.clear();
  sessionStorage.setItem("cell", cell);
  for (const cookie of cookies) document.cookie = `${cookie}; path=/; SameSite=Lax`;
  history.replaceState(null, "", `/${hash}`);
  document.body.innerHTML = markup;
}

/** A mock server with and one without `idempotency`, a proxy in front of them, and a browser window. */
export class TestOffice implements Office {
  #context: BrowserContext | null = null;
  #page: Page | null = null;
  /** Another tab of the window, from the first time that somebody needs one. */
  #otherTab: Page | null = null;
  #markup = "";
  #cells = 0;
  #server: MockServer;

  private constructor(
    private readonly browser: Browser,
    private readonly servers: Record<"keyed" | "keyless", MockServer>,
    readonly proxy: FaultProxy,
    private readonly bundle: TestServer,
  ) {
    this.#server = servers.keyed;
  }

  static async open(browser: Browser): Promise<TestOffice> {
    const start = (features: typeof FEATURE_NAMES) =>
      startMockServer({ port: 0, donors: DONORS, features, now: testNow });
    const keyed = await start(FEATURE_NAMES);
    const keyless = await start(FEATURE_NAMES.filter((name) => name !== "idempotency"));
    return new TestOffice(browser, { keyed, keyless }, await startFaultProxy(), await serveFolder("dist"));
  }

  get db() {
    return this.#server.store.db;
  }

  get page(): Page {
    if (!this.#page) throw new Error("no page");
    return this.#page;
  }

  get control() {
    return this.#server.control;
  }

  /** A new window: the clock of a page remembers how it was moved. */
  async newWindow(): Promise<void> {
    await this.#context?.close();
    const context = await this.browser.newContext({
      locale: "it-IT",
      timezoneId: ZONES.journey,
      reducedMotion: "reduce",
      acceptDownloads: false,
      viewport: { width: 1280, height: 900 },
    });
    context.setDefaultTimeout(PATIENCE_OF_CLICKS);
    await context.clock.install({ time: testNow() });
    await allowFunctions(context);
    this.#context = context;
    this.#otherTab = null;
    this.#page = await context.newPage();
  }

  /** Takes the data as seeded, on a server with or without `idempotency`. Nobody is on a page. */
  async reset(keyed: boolean): Promise<void> {
    await this.page.context().setOffline(false);
    for (const tab of this.page.context().pages())
      if (tab.url().startsWith(this.proxy.origin)) await tab.evaluate(unmount);
    this.proxy.release();
    this.proxy.offline = false;
    await settle(this);
    // from here on, calls of the former element are refused: the emptied server would sign its user out, and the new one with it
    this.#cells += 1;
    this.proxy.cell = this.#cells;
    this.#server = keyed ? this.servers.keyed : this.servers.keyless;
    this.proxy.target = new URL(this.#server.apiBase).origin;
    await this.#server.control.reset();
  }

  /** Shows the back office as a new visitor's, signed in as a persona, with nothing stored in the browser. */
  async enter(persona: Persona | null, hash: string): Promise<void> {
    const { origin } = this.proxy;
    const protocol = await this.page.context().newCDPSession(this.page);
    await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "cookies,local_storage,indexeddb" });
    await protocol.detach();
    const tokens = persona && (await this.#server.control.signIn(persona));
    const cookies = tokens ? [`auth_token=${tokens.authToken}`, `refresh_token=${tokens.refreshToken}`] : [];
    const apiBase = `${origin}/c${this.#cells}/v2`;
    this.#markup = `<gds-backoffice api-base="${apiBase}" uploads-base="${apiBase}/uploads"
      public-features="zones settings"></gds-backoffice>`;
    this.proxy.html = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Faults</title>
      <script>
        if (sessionStorage.getItem("cell") !== "${this.#cells}") {
          sessionStorage.clear();
          sessionStorage.setItem("cell", "${this.#cells}");
          for (const cookie of ${JSON.stringify(cookies)}) document.cookie = cookie + "; path=/; SameSite=Lax";
        }
      </script>
      <script type="module" src="${this.bundle.origin}/gds-widgets.js"></script>
      <body style="margin:0">${this.#markup}</body></html>`;
    await this.#show(this.page, cookies, hash);
  }

  /** Shows the back office in a tab, at a hash. */
  async #show(tab: Page, cookies: string[], hash: string): Promise<void> {
    const { origin } = this.proxy;
    if (tab.url().startsWith(`${origin}/`))
      await tab.evaluate(mountAnew, { cell: String(this.#cells), cookies, hash, markup: this.#markup });
    else await tab.goto(`${origin}/${hash}`);
    await tab.locator("gds-backoffice").getByRole("heading").first().waitFor();
  }

  async signOutElsewhere(): Promise<Page> {
    const tab = (this.#otherTab ??= await this.page.context().newPage());
    await this.#show(tab, [], "#/app/account-settings");
    await tab.getByRole("button", { name: /Il mio account/ }).click();
    await tab.getByRole("menuitem", { name: "Sign out" }).click();
    await tab.getByRole("button", { name: "Accedi", exact: true }).waitFor();
    return tab;
  }

  async changeUserElsewhere(): Promise<void> {
    const tab = await this.signOutElsewhere();
    await tab.getByLabel("E-mail", { exact: true }).fill(personaEmail("manager"));
    await tab.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await tab.getByRole("button", { name: "Accedi", exact: true }).click();
    await tab.getByRole("button", { name: /Il mio account/ }).waitFor();
  }

  async goOfflineAndBack(): Promise<void> {
    const context = this.page.context();
    this.proxy.offline = true;
    await context.setOffline(true);
    this.proxy.release();
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    this.proxy.offline = false;
    await context.setOffline(false);
  }

  async call(persona: Persona, method: string, path: string, body?: unknown): Promise<unknown> {
    const { authToken } = await this.#server.control.signIn(persona);
    const response = await fetch(this.#server.apiBase + path, {
      method,
      headers: { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    await this.proxy.close();
    await this.bundle.close();
    for (const server of Object.values(this.servers)) await server.close();
  }
}
