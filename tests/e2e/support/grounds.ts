import type { Page } from "@playwright/test";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { recordNetwork, recordTransport, readPanelLog } from "./calls";
import type { ObservedCall } from "./calls";
import { ControlPanel } from "./screens";
import type { MockApi } from "./mock-api";

/** A way for the built bundle to reach an API, and how a test meddles with it. */
export interface Ground {
  /** Opens the page that holds the back office. */
  open(page: Page, at?: { hash?: string; query?: Record<string, string> }): Promise<void>;
  expireTokens(page: Page): Promise<void>;
  /** The id of a scenario, or "" for none. */
  scenario(page: Page, id: string): Promise<void>;
  latency(page: Page, ms: number): Promise<void>;
  /** Begins to note calls. @returns a function that gives those so far */
  observe(page: Page): Promise<() => Promise<ObservedCall[]>>;
}

const openDemo = async (page: Page, query: Record<string, string>, hash: string) => {
  await page.goto(`/cms.html?${new URLSearchParams({ donors: "200", ...query })}${hash}`);
};

/** On the demo's own pages the panel is the way to meddle, as a person would. */
const byPanel = {
  expireTokens: (page: Page) => new ControlPanel(page).press("Fai scadere il token"),
  scenario: (page: Page, id: string) => new ControlPanel(page).chooseScenario(id),
};

export const worker: Ground = {
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "worker", ...query }, hash),
  ...byPanel,
  latency: (page, ms) => reopen(page, ms),
  observe: async (page) => recordNetwork(page),
};

export const inline: Ground = {
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "inline", ...query }, hash),
  ...byPanel,
  latency: (page, ms) => reopen(page, ms),
  observe: async (page) => readPanelLog(page),
};

export const http = (api: MockApi): Ground => ({
  open: (page, { hash = "", query } = {}) => openDemo(page, { transport: "http", api: api.apiBase, ...query }, hash),
  ...byPanel,
  latency: (_page, ms) => api.post("setLatency", { ms }),
  observe: async (page) => recordNetwork(page),
});

/** A page on disk; the bundle comes by HTTP. */
export const file = (bundle: string): Ground => ({
  async open(page, { hash = "", query } = {}) {
    const address = pathToFileURL(resolve("demo/public/file.html"));
    address.search = String(new URLSearchParams({ bundle: `${bundle}/`, ...query }));
    await page.goto(address.href + hash);
  },
  expireTokens: (page) => page.evaluate(() => gdsMock.control.expireAccessTokens()),
  scenario: (page, id) => page.evaluate((name) => gdsMock.control.setScenario(name), id || "none"),
  latency: (page, ms) => page.evaluate((delay) => gdsMock.control.setLatency(delay), ms),
  observe: (page) => recordTransport(page, bundle),
});

/** The demo takes the latency from its address. */
async function reopen(page: Page, latency: number): Promise<void> {
  const address = new URL(page.url());
  address.searchParams.set("latency", String(latency));
  await page.goto(address.href);
}

declare global {
  // What demo/public/file.html leaves for whoever tries things.

  var gdsMock: {
    fetch(request: Request): Promise<Response>;
    control: { expireAccessTokens(): void; setScenario(name: string): void; setLatency(ms: number): void };
  };
}
