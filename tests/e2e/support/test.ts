import { test as base } from "../../support/warm-page";
import { file, http, inline, worker } from "./transports";
import type { Transport } from "./transports";
import { startMockApi } from "./mock-api";
import type { MockApi } from "./mock-api";
import { BackOffice, ControlPanel } from "./screens";

interface PerTest {
  transport: Transport;
  office: BackOffice;
  panel: ControlPanel;
}

interface PerWorker {
  mockApi: MockApi;
}

/** Servers start with the first test of a worker that names them. On the inline transport, unless said otherwise. */
export const test = base.extend<PerTest, PerWorker>({
  mockApi: [
    async ({}, use) => {
      const api = await startMockApi();
      await use(api);
      await api.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  transport: async ({}, use) => use(inline),
  office: async ({ page }, use) => use(new BackOffice(page)),
  panel: async ({ page }, use) => use(new ControlPanel(page)),
});

/**
 * For `extend` or `use`: the page talks to a real server. One serves all tests of a worker: its data, its faults and its
 * latency are put back before each.
 */
export const overHttp = {
  transport: async ({ mockApi }: PerWorker, use: (transport: Transport) => Promise<void>) => {
    await mockApi.post("reset");
    await mockApi.post("setLatency", { ms: 0 });
    await use(http(mockApi));
  },
};

/** The journeys in which a way to an API has a part of its own. All other files run on the mock in the page. */
type Part = "reload" | "tabs";

/** Each way to an API, with the same fixtures. */
export const TRANSPORTS: readonly { name: string; test: typeof test; parts: readonly Part[] }[] = [
  {
    name: "the service worker",
    test: test.extend({ transport: async ({}, use) => use(worker) }),
    parts: ["reload"],
  },
  { name: "a real server", test: test.extend(overHttp), parts: ["tabs"] },
  {
    name: "a page from disk",
    // As a person opens it: the bundle comes from the preview, which must let any page read it. Tokens are in memory
    // there: a reload signs out, and no other tab hears of them.
    test: test.extend({ transport: async ({ baseURL }, use) => use(file(`${baseURL}/gds`)) }),
    parts: [],
  },
];

export { expect } from "@playwright/test";
