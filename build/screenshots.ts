import { statSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveFolder } from "../tests/support/static-server.ts";

/** `npm run docs:screenshots`: takes the screenshot in README.md from the built demo. */
const FILE = "docs/images/registry.png";
const MAX_BYTES = 300_000;
/** A fixed time, so that the screenshot doesn't depend on the day. */
const NOW = new Date("2026-11-26T10:30:00+01:00");
const SIZE = { width: 1220, height: 880 };

requireBuilt(resolve("dist-demo/index.html"));
const server = await serveFolder("dist-demo");
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const page = await browser.newPage({
    viewport: SIZE,
    deviceScaleFactor: 1.5,
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(`${server.origin}/cms.html?persona=admin&theme=light&transport=inline#/app/donors?sort=cardNumber`);
  await page.getByRole("table", { name: "Donatori" }).getByRole("row").nth(10).waitFor();
  // the control panel belongs to the demo, not to a page of a CMS
  await page.locator("[data-demo-panel]").evaluate((panel) => panel.remove());
  await page.screenshot({ path: FILE });
} finally {
  await browser.close();
  await server.close();
}
const { size } = statSync(FILE);
if (size > MAX_BYTES) throw new Error(`${FILE} has ${size} bytes, more than ${MAX_BYTES}`);
console.log(`${FILE}: ${Math.round(size / 1000)} kB`);
