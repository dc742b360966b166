import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { chromium, type Browser } from "playwright";
import { createServer } from "vite";
import { BROWSER_ARGS, browserPath } from "../support/browser";
import { ADMIN } from "../support/elements";
import { serveFolder } from "../support/static-server";
import { snippetFiles } from "./snippets";

/**
 * `npm run test:package`: packs the package and uses it in new apps. Each app is installed in a temporary folder, is checked
 * by TypeScript, is built, and is opened in a browser. It needs the network, so `npm test` doesn't include it.
 */
const repository = resolve(".");
if (!existsSync(join(repository, "dist/gds-widgets.js"))) throw new Error("Build the bundle first: npm run build");

const scratch = mkdtempSync(join(tmpdir(), "gds-package-"));
const run = promisify(execFile);
/** @returns what npm prints. @throws Error with what npm prints */
async function npm(folder: string, ...args: string[]): Promise<string> {
  try {
    return (await run("npm", args, { cwd: folder, shell: process.platform === "win32" })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm ${args.join(" ")}\n${stdout}${stderr}`, { cause: error });
  }
}

const tarball = join(scratch, (await npm(repository, "pack", "--silent", "--pack-destination", scratch)).trim());
const link = `file:${repository}`;
interface TestApp {
  name: string;
  template: string;
  source: string;
  /** Files that replace those of the template, by path. */
  files?: Record<string, string>;
}
const APPS: readonly TestApp[] = [
  { name: "TypeScript", template: "typescript", source: tarball },
  { name: "React 19", template: "react", source: tarball },
  { name: "React 19, file: link", template: "react", source: link },
  { name: "Vue 3", template: "vue", source: tarball },
  { name: "React, snippet, JS", template: "react", source: tarball, files: snippetFiles("react-js") },
  { name: "React, snippet, TS", template: "react", source: tarball, files: snippetFiles("react-ts") },
  { name: "Vue, snippet", template: "vue", source: tarball, files: snippetFiles("vue") },
];

/** Signs in, in the mock. The app shows the role from the event `gds-login`. @throws Error if the console has a warning or an error */
async function signIn(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const messages: string[] = [];
  page.on("console", (message) => /error|warning/.test(message.type()) && messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(String(error)));
  try {
    await page.goto(`${address}index.html#/auth/login`);
    const office = page.locator("gds-backoffice[theme=dark]");
    await office.getByLabel("E-mail").fill(ADMIN.email);
    await office.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await office.getByRole("button", { name: "Accedi" }).click();
    await page.getByText("Role: admin").waitFor();
    await office.getByRole("heading", { level: 1 }).waitFor();
    const isItalian = (await office.getAttribute("labels")) === "italiano";
    await office
      .getByRole("link", { name: isItalian ? "Pagina iniziale" : "Dashboard", exact: true })
      .first()
      .waitFor();
  } catch (error) {
    throw new Error([String(error), ...messages].join("\n"), { cause: error });
  } finally {
    await page.close();
  }
  if (messages.length > 0) throw new Error(messages.join("\n"));
}

/** Opens the app in the development server, where React and Vue print their warnings. */
async function developmentPage(browser: Browser, root: string): Promise<void> {
  const server = await createServer({ root, logLevel: "error", server: { host: "127.0.0.1" } });
  await server.listen();
  try {
    await signIn(browser, server.resolvedUrls?.local[0] ?? "");
  } finally {
    await server.close();
    delete process.env.NODE_ENV; // Vite sets it, and builds inherit it
  }
}

/** Opens the app as it was built. */
async function builtPage(browser: Browser, root: string): Promise<void> {
  const server = await serveFolder(join(root, "dist"));
  try {
    await signIn(browser, `${server.origin}/`);
  } finally {
    await server.close();
  }
}

const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const INSTALL = ["install", "--no-package-lock", "--no-audit", "--no-fund", "--install-links=false"];
const STEPS: Record<string, (folder: string, source: string) => Promise<unknown>> = {
  install: (folder, source) => npm(folder, ...INSTALL, source),
  types: (folder) => npm(folder, "run", "types"),
  development: (folder) => developmentPage(browser, folder),
  build: (folder) => npm(folder, "run", "build"),
  page: (folder) => builtPage(browser, folder),
};
const printRow = (cells: string[]) => console.log(cells.map((cell) => cell.padEnd(22)).join(""));

printRow(["app", ...Object.keys(STEPS)]);
for (const { name, template, source, files = {} } of APPS) {
  const folder = join(scratch, name.replace(/\W+/g, "-"));
  for (const part of ["shared", template]) cpSync(join(repository, "tests/package", part), folder, { recursive: true });
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  const cells: string[] = [];
  for (const [step, check] of Object.entries(STEPS)) {
    const start = Date.now();
    try {
      await check(folder, source);
      cells.push(`passed (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      process.exitCode = 1;
      cells.push("failed");
      console.error(`${name}, ${step}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  printRow([name, ...cells]);
}
await browser.close();
rmSync(scratch, { recursive: true });
