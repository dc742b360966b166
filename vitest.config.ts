import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { base64Plugin, classesPlugin, patchesPlugin } from "./build/vite-plugins.ts";
import { browserPath, TEST_ARGS } from "./tests/support/browser.ts";
import { CLOCK_OFFSET_MS, ZONES } from "./tests/support/clock/test-clock.ts";
import { echoPlugin } from "./tests/support/echo-plugin.ts";
import { parkPointer } from "./tests/support/park-pointer.ts";
import { VitestTimes } from "./tests/support/test-times.ts";

/** Tests that replace modules with `vi.mock`: they need their own module graph. */
const ALONE = "src/**/*.alone.test.ts";
/** No test asserts a time: these limits only end tests that hang. A shared machine may be ten times slower. In ms. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** For tests that use the CPU all the time: one worker per core. vitest's default is one less. */
const CPU_BOUND = {
  maxWorkers: Math.max(2, availableParallelism()),
  sequence: { groupOrder: 0, setupFiles: "list" },
} as const;
/**
 * For tests that also wait, for frames or responses: two more workers than cores, after the others. With as many as cores, a fifth
 * of the CPU is idle. Each frame loads all modules, which takes about 8 s of CPU time.
 */
const WAITING = { maxWorkers: availableParallelism() + 2, sequence: { groupOrder: 1, setupFiles: "list" } } as const;

/** Before the others: they look at the global properties. */
const CLOCK = "tests/support/clock/setup.ts";
const env = { TEST_CLOCK_OFFSET: String(CLOCK_OFFSET_MS) };
process.env.TZ = ZONES.unit; // the threads inherit it

/** A getter: unit tests alone need no browser. */
const launchOptions = {
  get executablePath() {
    return browserPath();
  },
  args: TEST_ARGS,
};

export default defineConfig({
  test: {
    // vitest prints the seed. `--sequence.seed=N` repeats an order; `--sequence.shuffle` also shuffles the tests of a file.
    sequence: { shuffle: { files: true, tests: false } },
    reporters: [new VitestTimes(), "default"], // "default" prints the failures last
    browser: { connectTimeout: 300_000 }, // in ms; the default is 60 s. vitest ignores the option of a project
    projects: [
      {
        plugins: [patchesPlugin(), classesPlugin()],
        test: {
          name: "unit",
          environment: "node",
          ...TIMEOUTS,
          ...CPU_BOUND,
          // a worker loads the modules once for all of its files, which halves the time; setupFiles check that nothing leaks
          pool: "threads",
          isolate: false,
          env,
          setupFiles: [CLOCK, "src/widgets/test-support/leaks/node.ts"],
          include: [
            "src/**/*.test.ts",
            "{bench,build}/**/*.test.ts",
            "tests/*.test.ts",
            "tests/{support,contract,changed,faults}/**/*.test.ts",
            "demo/**/*.test.ts",
          ],
          exclude: ["**/*.browser.test.ts", ALONE],
        },
      },
      {
        plugins: [patchesPlugin(), base64Plugin()],
        test: {
          name: "unit-alone",
          environment: "node",
          ...TIMEOUTS,
          ...WAITING,
          env,
          setupFiles: [CLOCK],
          include: [ALONE],
        },
      },
      {
        plugins: [patchesPlugin(), classesPlugin(), base64Plugin(), echoPlugin(), react()],
        // production React, as it is shipped: the development checks cost a sixth of the time
        define: {
          "process.env.NODE_ENV": '"production"',
          // see src/widgets/test-support/delay-responses.ts
          "import.meta.env.RESPONSE_DELAY": JSON.stringify(process.env.RESPONSE_DELAY ?? "0"),
        },
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          // Vite bundles all dependencies at the start: one that it finds later reloads the page in the middle of a test.
          entries: ["src/**/*.tsx", "src/**/*.ts", "!src/mocks/server*", "!src/**/*.test.ts"],
          include: ["react", "react-dom", "react-dom/client", "react/jsx-runtime"],
        },
        test: {
          name: "browser",
          // a frame loads the modules once for all of its files; setupFiles check that nothing leaks
          isolate: false,
          ...TIMEOUTS,
          ...WAITING,
          include: ["src/**/*.browser.test.{ts,tsx}"],
          env,
          setupFiles: [CLOCK, "src/widgets/test-support/leaks/browser.ts"],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { parkPointer },
            // animations cost a fifth of the time; the journeys test them
            provider: playwright({
              launchOptions,
              contextOptions: { reducedMotion: "reduce", timezoneId: ZONES.component },
            }),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
