import { chromium, type Page } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { startMockServer } from "../../src/mocks/server";
import { BROWSER_ARGS, browserPath } from "../support/browser";
import { serveFolder } from "../support/static-server";
import * as journey from "./journey";
import { lint, missing, startWordPress } from "./wordpress";

/**
 * `npm run test:wordpress`: the plugin of integrations/wordpress in a WordPress of its own, with the files and the mock on other
 * origins. `WORDPRESS_DIR` names another WordPress, `WORDPRESS_PLUGINS` a folder with optimizers to try.
 */
const source = process.env.WORDPRESS_DIR ?? "/usr/share/wordpress";
const command = missing(source);
if (command) throw new Error(`WordPress, PHP or MariaDB isn't installed. On Debian: ${command}`);
if (!existsSync(resolve("dist/gds-loader.js"))) throw new Error("Build the bundle first: npm run build");

/** The options with which an optimizer changes as much as possible, and texts that its pages then contain. */
const OPTIMIZERS: Record<string, { options: Record<string, unknown>; proof: RegExp }> = {
  autoptimize: {
    options: { autoptimize_js: "on", autoptimize_js_aggregate: "on", autoptimize_js_include_inline: "on" },
    proof: /<script[^>]*cache\/autoptimize/,
  },
  "litespeed-cache": {
    options: {
      "litespeed.conf.optm-js_min": 1,
      "litespeed.conf.optm-js_comb": 1,
      "litespeed.conf.optm-js_comb_ext_inl": 1,
      "litespeed.conf.optm-js_defer": 2,
    },
    proof: /type="litespeed\/javascript"/,
  },
};

lint();
const [files, api] = await Promise.all([serveFolder(resolve("dist")), startMockServer({ port: 0, donors: 20 })]);
const addresses = { files: files.origin, api: api.apiBase };
const wordpress = await startWordPress(source);
process.once("SIGINT", () => void wordpress.close().finally(() => process.exit(130)));
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS, handleSIGINT: false });
const newPage = async () => (await browser.newContext()).newPage();

const visitClassic = (page: Page) => journey.visitClassic(page, wordpress.write(journey.CLASSIC), addresses);
const step = async (name: string, run: () => Promise<void>) => {
  const start = Date.now();
  await run();
  console.log(`passed   ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
};
try {
  console.log(`WordPress ${wordpress.version}`);
  const administrator = await newPage();
  const visitor = await newPage();
  let post = "";
  await journey.signIn(administrator, wordpress, "admin");
  await step("the settings page", () => journey.settings(administrator, addresses));
  await step("the settings page of a user without unfiltered_html", async () =>
    journey.limitedSettings(await newPage(), wordpress, addresses),
  );
  await step("options that the plugin doesn't know", () =>
    journey.unknownOptions(visitor, wordpress, wordpress.write(journey.CLASSIC)),
  );
  await step("the shortcode in the classic editor", () => visitClassic(visitor));
  await step("the shortcode in a paragraph", () => journey.visitParagraph(visitor, wordpress.write(journey.PARAGRAPH)));
  await step("shortcodes with mistakes", () =>
    journey.mistakes(administrator, visitor, wordpress.write(journey.MISTAKES), addresses),
  );
  await step("the block in the editor", async () => void (post = await journey.blockPost(administrator, wordpress)));
  await step("a post with the block", () => journey.visitBlock(visitor, post));
  await step("a page without an element", () => journey.visitOther(visitor, wordpress));

  const plugins = process.env.WORDPRESS_PLUGINS;
  for (const name of plugins ? readdirSync(plugins) : []) {
    const { options, proof } = OPTIMIZERS[name] ?? { options: {}, proof: /./ };
    wordpress.activate(join(resolve(plugins ?? ""), name), options);
    await step(`the shortcode with ${name}`, async () => {
      const page = await newPage();
      await visitClassic(page);
      if (!proof.test(await page.content())) throw new Error(`${name} changed nothing`);
    });
  }
  const notices = wordpress.notices();
  if (notices.length > 0) throw new Error(notices.join("\n"));
} catch (error) {
  process.exitCode = 1;
  console.error(`failed   ${error instanceof Error ? error.message : String(error)}`);
} finally {
  await browser.close();
  await Promise.all([wordpress.close(), files.close(), api.close()]);
}
