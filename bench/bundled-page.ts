import { build, type BuildOptions } from "esbuild";
import { chromium, type Page } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { serveTexts } from "./waits/hosts.ts";

interface BundledPages {
  /** Opens a new page, with its own heap. */
  open(): Promise<Page>;
  close(): Promise<void>;
}

/**
 * Bundles a script for pages whose heap can be measured.
 * @param entry file of the script
 * @param ready global that the script defines
 * @param options of esbuild
 */
export async function bundledPages(entry: string, ready: string, options: BuildOptions = {}): Promise<BundledPages> {
  const { define, ...rest } = options;
  const { outputFiles = [] } = await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    write: false,
    ...rest,
    define: { "process.env.NODE_ENV": '"production"', ...define },
  });
  const code = outputFiles[0]?.text ?? "";
  const host = await serveTexts((path) =>
    path === "/measure.js" ? code : '<!doctype html><script type="module" src="/measure.js"></script>',
  );
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [...BROWSER_ARGS, "--js-flags=--expose-gc", "--enable-precise-memory-info"],
  });
  return {
    async open() {
      const page = await browser.newPage();
      page.setDefaultTimeout(600_000);
      await page.goto(`${host.origin}/`);
      await page.waitForFunction(`globalThis.${ready}`);
      return page;
    },
    async close() {
      await browser.close();
      await host.close();
    },
  };
}
