import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";

/** Flags for every test browser: Chromium's sandbox doesn't work as root, and /dev/shm is small in containers. */
export const BROWSER_ARGS = ["--no-sandbox", "--disable-dev-shm-usage"];

/**
 * Flags for the browsers of component tests and journeys. V8's optimizing compilers cost more than they save in pages that are
 * soon closed: a tenth of the CPU time. Measurements of speed don't use them.
 */
export const TEST_ARGS = [...BROWSER_ARGS, "--js-flags=--no-opt,--no-maglev"];

/** The headless shell comes first: it needs a third less CPU time than Chromium with windows. */
const NAMES = [
  "chromium-headless-shell",
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "chrome",
  "msedge",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Returns the path of the browser that the tests drive: `CHROMIUM_PATH`, Playwright's own browser, or a Chrome or
 * Chromium of the system. If there is none, it installs one (`install-browser.ts`). If that fails too, it ends the
 * process with a line that says what to do, because configuration files call this function.
 */
export function browserPath(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given && !starts(given)) {
    console.error(`CHROMIUM_PATH is set to ${given}, which doesn't start.`);
    process.exit(1);
  }
  const path = given || findBrowser() || installed();
  // Worker processes inherit the variable and don't search again.
  process.env.CHROMIUM_PATH = path;
  return path;
}

/** Returns the path of a browser that is already on this machine, or null. */
export function findBrowser(): string | null {
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find(starts) ?? null;
}

/** Installs a browser in a process of its own, because callers are synchronous and the installation is not. */
function installed(): string {
  try {
    const script = fileURLToPath(new URL("./install-browser.ts", import.meta.url));
    execFileSync(process.execPath, ["--import", "tsx", script], { stdio: "inherit" });
  } catch {
    process.exit(1); // the script has printed the reason
  }
  return findBrowser() ?? process.exit(1);
}

/** Tells whether a browser starts: a downloaded one may lack system libraries. On Windows `--version` opens a window. */
function starts(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    if (process.platform === "linux") execFileSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
