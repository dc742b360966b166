import { statSync } from "node:fs";
import { resolve } from "node:path";
import { chromium, type Page } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { serveFolder } from "../tests/support/static-server.ts";

/**
 * `npm run docs:screenshots`: takes the screenshot in README.md, and the pictures that the demo's start page shows before its
 * frames are live, from the built demo.
 */

/** A fixed time, so that the pictures don't depend on the day. */
const NOW = new Date("2026-11-26T10:30:00+01:00");

interface Picture {
  file: string;
  maxBytes: number;
  address: string;
  size: { width: number; height: number };
  scale: number;
  theme: "light" | "dark";
  /** Waits for what must be in the picture. */
  ready: (page: Page) => Promise<void>;
}

const registry: Picture = {
  file: "docs/images/registry.png",
  maxBytes: 300_000,
  address: "cms.html?persona=admin&theme=light&transport=inline#/app/donors?sort=cardNumber",
  size: { width: 1220, height: 880 },
  scale: 1.5,
  theme: "light",
  async ready(page) {
    await page.getByRole("table", { name: "Donatori" }).getByRole("row").nth(10).waitFor();
    // the control panel belongs to the demo, not to a page of a CMS
    await page.locator("[data-demo-panel]").evaluate((panel) => panel.remove());
  },
};

const previews = (["light", "dark"] as const).flatMap((theme): Picture[] => {
  const shared = {
    maxBytes: 90_000,
    scale: 1,
    theme,
    async ready(page: Page) {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
    },
  };
  return [
    {
      ...shared,
      file: `demo/assets/dashboard-${theme}.jpg`,
      address: `preview.html?persona=admin&theme=${theme}`,
      size: { width: 1180, height: 800 },
    },
    {
      ...shared,
      file: `demo/assets/telefono-${theme}.jpg`,
      address: `preview.html?persona=donor&theme=${theme}`,
      size: { width: 390, height: 780 },
    },
  ];
});

requireBuilt(resolve("dist-demo/index.html"));
const server = await serveFolder("dist-demo");
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  for (const { file, maxBytes, address, size, scale, theme, ready } of [registry, ...previews]) {
    const page = await browser.newPage({
      viewport: size,
      deviceScaleFactor: scale,
      locale: "it-IT",
      timezoneId: "Europe/Rome",
      colorScheme: theme,
      reducedMotion: "reduce",
    });
    await page.clock.setFixedTime(NOW);
    await page.goto(`${server.origin}/${address}`);
    await ready(page);
    await page.screenshot({ path: file, ...(file.endsWith(".jpg") && { quality: 65 }) });
    await page.close();
    const bytes = statSync(file).size;
    if (bytes > maxBytes) throw new Error(`${file} has ${bytes} bytes, more than ${maxBytes}`);
    console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}
