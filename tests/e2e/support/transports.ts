import type { Page } from "@playwright/test";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { recordNetwork, recordTransport, readPanelLog } from "./calls";
import type { ObservedCall } from "./calls";
import { ControlPanel } from "./screens";
import type { MockApi } from "./mock-api";

/** A way for the built bundle to reach an API, and how a test controls it. */
export interface Transport {
  /** Opens the page that holds the back office. */
  open(page: Page, at?: { hash?: string; query?: Record<string, string> }): Promise<void>;
  /** The id of a scenario, or "" for none. */
  scenario(page: Page, id: string): Promise<void>;
  /** Begins to record calls. @returns a function that returns the calls so far */
  observe(page: Page): Promise<() => Promise<ObservedCall[]>>;
}

/** The maximum delay of a page's responses in ms; 0 for none. `RESPONSE_DELAY=800 npx playwright test FILE` sets it. */
const MAX_DELAY = Number(process.env.RESPONSE_DELAY ?? 0);
/** Delays all responses of a page by one random time: a journey that relies on quick responses then fails. */
const delay = (): Record<string, string> =>
  MAX_DELAY ? { latency: String(Math.round(Math.random() * MAX_DELAY)) } : {};

const openDemo = async (page: Page, query: Record<string, string>, hash: string) => {
  await page.goto(`/cms.html?${new URLSearchParams({ donors: "200", ...delay(), ...query })}${hash}`);
};

/** On the demo's pages, tests use the control panel. */
const byPanel = {
  scenario: (page: Page, id: string) => new ControlPanel(page).chooseScenario(id),
};

export const worker: Transport = {
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "worker", ...query }, hash),
  ...byPanel,
  observe: async (page) => recordNetwork(page),
};

export const inline: Transport = {
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "inline", ...query }, hash),
  ...byPanel,
  observe: async (page) => readPanelLog(page),
};

export const http = (api: MockApi): Transport => ({
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "http", api: api.apiBase, ...query }, hash),
  ...byPanel,
  observe: async (page) => recordNetwork(page),
});

/** A page from disk that loads the bundle by HTTP. */
export const file = (bundle: string): Transport => ({
  async open(page, { hash = "", query } = {}) {
    const address = pathToFileURL(resolve("demo/public/file.html"));
    address.search = String(new URLSearchParams({ bundle: `${bundle}/`, ...query }));
    await page.goto(address.href + hash);
  },
  scenario: (page, id) => page.evaluate((name) => gdsMock.control.setScenario(name), id || "none"),
  observe: (page) => recordTransport(page, bundle),
});

declare global {
  // demo/public/file.html sets this global.

  var gdsMock: {
    fetch(request: Request): Promise<Response>;
    control: { setScenario(name: string): void };
  };
}
