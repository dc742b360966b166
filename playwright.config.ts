import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { browserPath, TEST_ARGS } from "./tests/support/browser";
import { requireBuilt } from "./tests/support/built";
import { shiftDate } from "./tests/support/clock/shift-date";
import { CLOCK_OFFSET_MS, ZONES } from "./tests/support/clock/test-clock";
import { freePort } from "./tests/support/free-port";

shiftDate(CLOCK_OFFSET_MS); // in each worker, too
requireBuilt("dist/gds-widgets.js", ...(process.env.GDS_NO_PREVIEW ? [] : ["dist-demo/index.html"]));

// Chosen once: the workers read the same one from the environment.
process.env.GDS_PREVIEW_PORT ??= String(await freePort());
const origin = `http://127.0.0.1:${process.env.GDS_PREVIEW_PORT}`;

/** The journeys drive the built bundle: run `npm run build` first. */
export default defineConfig({
  testDir: "tests",
  testMatch: ["dev/**/*.spec.ts", "hosts/**/*.spec.ts", "e2e/**/*.spec.ts", "kit/**/*.spec.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  // one more than there are cores, because tests also wait for responses and frames
  workers: process.env.GDS_WORKERS ? Number(process.env.GDS_WORKERS) : availableParallelism() + 1,
  timeout: 60_000,
  // toPass waits a whole second between two tries by default
  expect: { timeout: 15_000, toPass: { intervals: [50, 100, 250] } },
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // permanently: a test that fails now and then has a cause
  reporter: [["./tests/support/test-times.ts"], ["list"]], // "list" prints the failures last
  use: {
    baseURL: origin,
    locale: "it-IT",
    timezoneId: ZONES.journey,
    // animations cost a tenth of the time; a test about movement turns them on
    contextOptions: { reducedMotion: "reduce" },
    // Recording is slow. Use `--trace=retain-on-failure` for single tests.
    trace: "off",
    launchOptions: { executablePath: browserPath(), args: TEST_ARGS },
  },
  // GDS_NO_PREVIEW=1 runs the host tests without the built demo: they start their own servers.
  webServer: process.env.GDS_NO_PREVIEW
    ? undefined
    : {
        command: "node --import tsx tests/support/serve-demo.ts",
        url: `${origin}/index.html`,
        env: { PORT: process.env.GDS_PREVIEW_PORT },
        reuseExistingServer: false,
        stdout: "ignore",
      },
});
