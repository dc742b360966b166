import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname, join } from "node:path";
import { chromium } from "playwright";

/** Flags that every test browser needs: root in a container has no sandbox, /dev/shm is small there. */
export const BROWSER_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];

/** The shell first: Chromium without what a window needs, which costs a third less of the processor's time. */
const NAMES = [
  "chromium-headless-shell",
  ...["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome", "msedge"],
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser that tests drive: `CHROMIUM_PATH`, else Playwright's own, else a system Chrome or Chromium, else one that
 * is installed now (Playwright's download; where that is out of reach and it is root on Debian, the distribution's).
 * When none can be had it ends the process with one line that says what to do: configurations ask, too.
 */
export function browserPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runs(given)) return given;
    return giveUp(`CHROMIUM_PATH is set to ${given}, which doesn't start.`);
  }
  const path = findBrowser() ?? installBrowser();
  // Workers and later steps of the same run need not look again.
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** @returns a browser that is already on this machine, or null. */
export function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find(runs) ?? null;
}

function installBrowser(): string {
  console.log("No Chrome or Chromium here: installing one for the tests.");
  const root = process.platform === "linux" && process.getuid?.() === 0;
  const cli = join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  attempt(process.execPath, [cli, "install", ...(root ? ["--with-deps"] : []), "chromium"]);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  if (root && existsSync("/etc/debian_version")) {
    attempt("apt-get", ["update", "-q"]);
    const install = ["install", "-y", "-q", "--no-install-recommends", "fonts-liberation"];
    attempt("apt-get", [...install, "chromium-headless-shell"]);
    if (!findBrowser()) attempt("apt-get", [...install, "chromium"]);
  }
  const installed = findBrowser();
  if (installed) return installed;
  return giveUp("The tests need Chrome or Chromium: install one, or set CHROMIUM_PATH to its executable.");
}

function giveUp(why: string): never {
  console.error(why);
  process.exit(1);
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: "inherit",
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  } catch {
    console.log(`${command} ${args.at(-1) ?? ""}: not possible here.`);
  }
}

/** A downloaded browser may lack system libraries; asking for its version tells (not on Windows, where it opens a window). */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    if (process.platform === "linux") execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
