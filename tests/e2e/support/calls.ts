import type { Page } from "@playwright/test";
import { ControlPanel } from "./screens";

/** A call to the API with a response. */
export interface ObservedCall {
  method: string;
  /** Path and query below `/v2`. */
  path: string;
  status: number;
}

/** Records calls over the network or through a service worker. */
export function recordNetwork(page: Page): () => Promise<ObservedCall[]> {
  const calls: ObservedCall[] = [];
  page.on("response", (response) => {
    const [, path] = response.url().split("/v2");
    const method = response.request().method();
    if (path?.startsWith("/") && method !== "OPTIONS") calls.push({ method, path, status: response.status() });
  });
  return () => Promise.resolve([...calls]);
}

/** Records calls without a network, from the list in the demo's panel, which is made when the panel is opened. */
export function readPanelLog(page: Page): () => Promise<ObservedCall[]> {
  const list = page.getByRole("list", { name: "Chiamate", includeHidden: true });
  const press = (button: HTMLElement) => button.click(); // leaves the focus where it is
  return async () => {
    if ((await list.count()) === 0) {
      const { toggle } = new ControlPanel(page);
      await toggle.evaluate(press);
      await list.waitFor({ state: "attached" });
      await toggle.evaluate(press);
    }
    const lines = await list.locator("li").allTextContents();
    return lines.reverse().flatMap((line) => {
      const [, method, path, status] = /^(\S+) (\S+) → (\d+),/.exec(line) ?? [];
      return method && path ? [{ method, path, status: Number(status) }] : [];
    });
  };
}

/** On a page without the panel: records the calls between the elements and the mock. */
export async function recordTransport(page: Page, bundle: string): Promise<() => Promise<ObservedCall[]>> {
  await page.evaluate(async (origin) => {
    const apiBase = document.querySelector("gds-backoffice")?.getAttribute("api-base") ?? "";
    const { setTransport } = await import(`${origin}/gds-widgets.js`);
    const calls: ObservedCall[] = [];
    Object.assign(globalThis, { observedCalls: calls });
    setTransport(apiBase, {
      ...gdsMock,
      async fetch(request: Request) {
        const response = await gdsMock.fetch(request);
        calls.push({ method: request.method, path: request.url.slice(apiBase.length), status: response.status });
        return response;
      },
    });
  }, bundle);
  return () => page.evaluate(() => (globalThis as unknown as { observedCalls: ObservedCall[] }).observedCalls);
}
