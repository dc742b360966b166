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

/** Our fixtures. The default transport is the mock in the page. A server starts with the first test that uses it. */
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
 * Fixtures for `extend` or `use`: the page uses a real server. All tests of a worker share it, so its data, faults and latency
 * are reset before each test.
 */
export const overHttp = {
  transport: async ({ mockApi }: PerWorker, use: (transport: Transport) => Promise<void>) => {
    await mockApi.post("reset");
    await mockApi.post("setLatency", { ms: 0 });
    await use(http(mockApi));
  },
};

/** Checks that only some transports have. All other files use the mock in the page. */
type Part = "reload" | "tabs";

/** A test for each transport, with the same fixtures. */
export const TRANSPORTS: readonly { name: string; test: typeof test; parts: readonly Part[] }[] = [
  {
    name: "the service worker",
    test: test.extend({ transport: async ({}, use) => use(worker) }),
    parts: ["reload"],
  },
  { name: "a real server", test: test.extend(overHttp), parts: ["tabs"] },
  {
    name: "a page from disk",
    // The bundle comes from the preview server, which must allow any origin. Tokens are in memory: a reload signs out, and
    // other tabs don't get them.
    test: test.extend({ transport: async ({ baseURL }, use) => use(file(`${baseURL}/gds`)) }),
    parts: [],
  },
];

export { expect } from "@playwright/test";
