import { defineConfig } from "@playwright/test";
import base from "../../playwright.config";

/** `npm run test:hosts` */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "compare.ts",
  outputDir: "../../test-results/gallery",
  globalSetup: "./published.ts",
  timeout: 180_000,
  webServer: undefined,
  use: {
    ...base.use,
    // higher than all pages: nothing scrolls, or sticks to an edge of the window, in a layer whose pixels are rounded differently
    viewport: { width: 1280, height: 3000 },
  },
  reporter: [["list"], ["./report.ts"]],
});
