import { test as base, type Browser } from "@playwright/test";
import { shiftDate } from "./shift-date";
import { CLOCK_OFFSET_MS } from "./test-clock";

/** Playwright's `test`, with the tests' clock in all pages and frames of all contexts. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(shiftDate, CLOCK_OFFSET_MS);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
