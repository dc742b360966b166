import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { mockStubsVitePlugin } from "./build/libraries/mock-stubs.ts";
import { PATCHED_PACKAGES } from "./build/libraries/patches.ts";
import { base64Plugin, classesPlugin, patchesPlugin } from "./build/vite-plugins.ts";
import { BROWSER_ARGS, browserPath } from "./tests/support/browser.ts";
import { echoPlugin } from "./tests/support/echo-plugin.ts";
import { UnitRoomTimes } from "./tests/support/room-times.ts";

/** Tests of files that nothing else may see: their `vi.mock` puts others in the place of modules. */
const ALONE = "src/**/*.alone.test.ts";
/** No test asserts a time: these only end what hangs. A shared machine may be ten times slower than one's own. */
const PATIENCE = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** Tests that work all the time, as many at once as there are cores: one less would be its own default. */
const BUSY = { maxWorkers: Math.max(2, availableParallelism()), sequence: { groupOrder: 0 } };
/** After them those that wait now and then, for a frame, a wire or a moment: more of them at once. */
const WAITING = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1 } };

/** Looked for when a browser starts, and not by who runs the unit tests alone. */
const launchOptions = {
  get executablePath() {
    return browserPath();
  },
  args: BROWSER_ARGS,
};

export default defineConfig({
  test: {
    // The seed is printed at the start, `--sequence.seed=N` repeats an order, `--sequence.shuffle` also shuffles the tests
    // of each file.
    sequence: { shuffle: { files: true, tests: false } },
    reporters: [new UnitRoomTimes(), "default"], // what failed is said last
    projects: [
      {
        plugins: [patchesPlugin(), classesPlugin()],
        test: {
          name: "unit",
          environment: "node",
          ...PATIENCE,
          ...BUSY,
          // the modules are read once for all files of a worker: half of what these tests cost
          pool: "threads",
          isolate: false,
          setupFiles: ["src/widgets/test-support/leaks/node.ts"],
          include: [
            "src/**/*.test.ts",
            "{bench,build}/**/*.test.ts",
            "tests/*.test.ts",
            "tests/{support,contract,changed}/**/*.test.ts",
            "demo/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", ALONE],
        },
      },
      {
        plugins: [patchesPlugin()],
        test: { name: "unit-alone", environment: "node", ...PATIENCE, ...WAITING, include: [ALONE] },
      },
      {
        plugins: [patchesPlugin(), mockStubsVitePlugin(), classesPlugin(), base64Plugin(), echoPlugin(), react()],
        // React as it is shipped: its checks for developers cost a sixth of these tests
        define: { "process.env.NODE_ENV": '"production"' },
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          // All of them at once: a dependency found late reloads the page in mid-test.
          entries: ["src/**/*.tsx", "src/**/*.ts", "!src/mocks/server*", "!src/**/*.test.ts"],
          exclude: PATCHED_PACKAGES,
          include: ["react", "react-dom", "react-dom/client", "react/jsx-runtime"],
        },
        test: {
          name: "browser",
          // one frame reads the modules for all of its files; what a test leaves behind is the next one's trouble
          isolate: false,
          ...PATIENCE, // its own would be 15 s
          ...WAITING,
          include: ["src/**/*.browser.test.{ts,tsx}"],
          setupFiles: ["src/widgets/test-support/leaks/browser.ts"],
          browser: {
            enabled: true,
            connectTimeout: 300_000, // its own would be 60 s
            headless: true,
            screenshotFailures: false,
            // what moves costs a fifth of these tests, and journeys see that it does
            provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
