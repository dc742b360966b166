import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser";
import { withLock } from "./lock-file";

/** `.ci/reset` removes the same packages. */
const APT_PACKAGES = ["chromium-headless-shell", "chromium"];
const LOCK = join(tmpdir(), `gds-widgets-browser-${process.getuid?.() ?? "user"}.lock`);

/**
 * Finds or installs the browser for the tests. If several processes ask at the same time, one installs and the others
 * wait for it.
 * @param useApt whether Debian's packages may be installed: by default if this process runs as root on Debian
 * @returns the browser's path and whether this process installed it; null if no browser can be installed here
 */
export async function ensureBrowser(
  useApt = existsSync("/etc/debian_version") && process.getuid?.() === 0,
): Promise<{ path: string; installed: boolean } | null> {
  const present = findBrowser();
  if (present) return { path: present, installed: false };
  return withLock(LOCK, async () => {
    const byAnother = findBrowser();
    if (byAnother) return { path: byAnother, installed: false };
    const path = (await downloadFromPlaywright(useApt)) ?? (useApt ? await installFromDebian() : null);
    return path ? { path, installed: true } : null;
  });
}

async function downloadFromPlaywright(mayInstallLibraries: boolean): Promise<string | null> {
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  const downloaded = await run(process.execPath, [cli, "install", "--no-shell", "chromium"], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" }, // in milliseconds
    giveUpAt: /^Error:/m, // after its first failed attempt: it would make five
  });
  if (downloaded && !findBrowser() && mayInstallLibraries)
    await run(process.execPath, [cli, "install-deps", "chromium"]);
  return findBrowser();
}

async function installFromDebian(): Promise<string | null> {
  const apt = (...args: string[]) =>
    run("apt-get", ["-o", "DPkg::Lock::Timeout=300", "-q", ...args], { env: { DEBIAN_FRONTEND: "noninteractive" } });
  await apt("update");
  for (const name of APT_PACKAGES) {
    await apt("install", "-y", "--no-install-recommends", "fonts-liberation", name);
    const path = findBrowser();
    if (path) return path;
  }
  return null;
}

interface RunOptions {
  env?: Record<string, string>;
  /** Ends the command as soon as its output matches. */
  giveUpAt?: RegExp;
}

/** Runs a command and shows its output. Returns whether it succeeded. */
function run(command: string, args: string[], { env, giveUpAt }: RunOptions = {}): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      process.stderr.write(part);
      output += part.toString();
      if (giveUpAt?.test(output)) child.kill();
    });
  return new Promise((resolve) => {
    child.once("error", () => resolve(false));
    child.once("close", (code) => resolve(code === 0));
  });
}

/** `npm run browser`: prints which browser the tests use, and whether it was found or installed now. */
async function main(): Promise<void> {
  const browser = await ensureBrowser();
  if (browser) {
    const version = process.platform === "linux" ? execFileSync(browser.path, ["--version"], { encoding: "utf8" }) : "";
    console.log(`${browser.installed ? "Installed" : "Found"} ${version.trim() || "a browser"}: ${browser.path}`);
    return;
  }
  console.error("The tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable.");
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
