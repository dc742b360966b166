import { expect } from "@playwright/test";
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base } from "../support/clock/clocked-test";
import { freePort } from "../support/free-port";

interface DevServer {
  origin: string;
  /** Changes a source file, as an editor does. */
  edit(file: string, change: (text: string) => string): void;
}

const NEEDED = ["build", "demo", "src", "tests/support", "package.json", "tsconfig.json", "vite.config.ts"];

/** `npm start` in a copy of the project, whose files a test may change. All tests share it, because the start is slow. */
const test = base.extend<object, { dev: DevServer }>({
  dev: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "gds-dev-"));
      for (const path of NEEDED) cpSync(resolve(path), join(folder, path), { recursive: true });
      symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const server = spawn(process.execPath, [join(folder, "node_modules/vite/bin/vite.js")], {
        cwd: folder,
        env: { ...process.env, PORT: String(port) },
        stdio: "ignore",
      });
      const gone = new Promise<void>((done) => server.once("exit", () => done()));
      await expect(async () => expect((await fetch(origin)).ok).toBe(true)).toPass();
      await use({
        origin,
        edit(file, change) {
          const path = join(folder, file);
          writeFileSync(path, change(readFileSync(path, "utf8")));
        },
      });
      server.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});
test.describe.configure({ mode: "default" });

test("the first page takes at most 60 requests, and an edited component is replaced without losing the page's state", async ({
  page,
  dev,
}) => {
  test.slow(); // the whole demo is bundled first
  let requests = 0;
  let loads = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(dev.origin)) requests += 1;
  });
  await page.goto(`${dev.origin}/cms.html?persona=admin#/app/donors`);
  await expect(page.locator("gds-backoffice tbody tr")).toHaveCount(10, { timeout: 40_000 });
  expect(requests).toBeLessThanOrEqual(60);
  // libraries are patched as in the bundle: wouter doesn't change the page's history
  expect(await page.evaluate(() => String(history.pushState))).toContain("[native code]");

  const search = page.getByRole("searchbox", { name: "Cerca nei donatori" });
  await search.fill("ro");
  page.on("load", () => (loads += 1));
  dev.edit("src/ui/page/page-header.tsx", (text) => text.replace("{title} ", "{title} di oggi "));
  await expect(page.getByRole("heading", { level: 1 }).filter({ hasText: "di oggi" })).toBeVisible();
  await expect(search).toHaveValue("ro");
  expect(loads).toBe(0);
});

test("every page of the demo renders in its own style", async ({ page, dev }) => {
  test.slow();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const [path, there] of [
    ["index.html", "h1"],
    ["kit.html", "h2"],
    ["header.html", "gds-notification-bell"],
    ["partner.html", "gds-donor-registration input[type=password]"],
  ] as const) {
    await page.goto(`${dev.origin}/${path}`);
    await expect(page.locator(there).first()).toBeVisible({ timeout: 20_000 });
    // the page's own style sheet applies
    await expect(page.locator("body")).toHaveCSS("margin", "0px");
  }
  expect(errors).toEqual([]);
});
