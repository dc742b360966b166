import type { CDPSession, Page } from "@playwright/test";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

// Playwright's trace keeps nodes and caches on the page.
test.use({ trace: "off" });

const PLACES = ["/app/dashboard", "/app/account-settings", "/app/donors"];
/** A multiple of the number of pages and of the visits in the warm-up. */
const VISITS = 90;

/** Visits one page after the other, and waits each time until it is shown. */
const visit = (page: Page, times: number) =>
  page.evaluate(
    async ({ times, places }) => {
      const root = document.querySelector("gds-backoffice")?.shadowRoot;
      const shown = [".gds-app li", "input[type=radio]", "table tbody td"];
      for (let index = 0; index < times; index += 1) {
        const place = index % places.length;
        location.hash = places[place] ?? "";
        const began = performance.now();
        do await new Promise((done) => requestAnimationFrame(done));
        while (!root?.querySelector(shown[place] ?? "") && performance.now() - began < 10_000);
      }
    },
    { times, places: PLACES },
  );

/** @returns the counts of living objects after garbage collections */
async function count(page: Page, session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const timers = await page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size);
  return { nodes, listeners: jsEventListeners, timers };
}

test(`${VISITS} visits to dashboard, account and list leave no nodes, listeners and timers behind`, async ({
  page,
  host,
}) => {
  test.setTimeout(240_000);
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
    Object.assign(window, {
      timers,
      setTimeout: (job: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
        const id = setTimeout(() => {
          timers.delete(id);
          job(...args);
        }, ms);
        timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        timers.delete(id);
        clearTimeout(id);
      },
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = setInterval(...args);
        timers.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        timers.delete(id);
        clearInterval(id);
      },
    });
  });
  await host.open(page, {
    body: element("gds-backoffice"),
    script: `${signedIn()} location.hash = "#/app/dashboard";`,
  });
  await expect(page.locator("gds-backoffice").getByRole("heading", { level: 1 })).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await visit(page, 15);
  const before = await count(page, session);
  await visit(page, VISITS);
  // the same page is shown as before; one leaked object per visit of one page would add up to 30
  await expect
    .poll(async () => {
      const after = await count(page, session);
      return [
        after.nodes < before.nodes + 25,
        after.listeners < before.listeners + 25,
        after.timers < before.timers + 25,
      ].every(Boolean)
        ? "as before"
        : JSON.stringify({ before, after });
    })
    .toBe("as before");
});
