import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execFileSync } from "node:child_process";
import { chromium, type Browser } from "playwright";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { freePort } from "../tests/support/free-port.ts";
import { median } from "./waits/figures.ts";

/**
 * npx tsx bench/first-look.ts [COMMIT]: measures the first `npm start` after a clone.
 * Starts the development server without Vite's cache, and opens the demo's list of donors in a browser without cache. Prints
 * the time from the command to the first response, from there to ten rows, the number of requests, and the time to ten rows
 * after a reload. "second day" is the same with Vite's cache. With a commit, measures that commit too (with the same
 * node_modules), alternating, and prints the ratios of the medians.
 * RUNS (3) of each.
 */
const RUNS = Number(process.env.RUNS ?? 3);
const PATH = "/cms.html?persona=admin#/app/donors";
const TIMEOUT = 180_000;

interface Look {
  /** ms from the command to the first response. */
  server: number;
  /** ms from the first response to ten rows. */
  rows: number;
  requests: number;
  /** ms from a reload to ten rows. */
  reload: number;
}

async function measure(browser: Browser, folder: string): Promise<Look> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(process.execPath, [resolve(folder, "node_modules/vite/bin/vite.js")], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
  const exited = new Promise<void>((done) => server.once("exit", () => done()));
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    while (!(await fetch(`${origin}/cms.html`).catch(() => null))?.ok) {
      if (server.exitCode !== null || performance.now() - began > TIMEOUT) throw new Error("the server doesn't start");
      await new Promise((done) => setTimeout(done, 20));
    }
    const answered = performance.now();
    const page = await context.newPage();
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().startsWith(origin)) requests += 1;
    });
    const rows = page.locator("gds-backoffice tbody tr").nth(9);
    await page.goto(origin + PATH, { waitUntil: "commit", timeout: TIMEOUT });
    await rows.waitFor({ timeout: TIMEOUT });
    const first = { server: answered - began, rows: performance.now() - answered, requests };
    const reloaded = performance.now();
    await page.reload({ waitUntil: "commit" });
    await rows.waitFor({ timeout: TIMEOUT });
    return { ...first, reload: performance.now() - reloaded };
  } finally {
    await context.close();
    server.kill();
    await exited;
  }
}

/** Checks out a commit in another folder, with the same packages. @returns the folder */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), "first-look-"));
  execFileSync("git", ["worktree", "add", "--detach", "--force", folder, commit], { stdio: "ignore" });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const commit = process.argv[2];
const folders: [name: string, folder: string][] = [["here", process.cwd()]];
if (commit) folders.push([commit, checkOut(commit)]);
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
const looks = new Map<string, Look[]>();
try {
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, folder] of folders)
      for (const day of ["first day", "second day"]) {
        // Vite's cache is in node_modules
        if (day === "first day") rmSync(resolve("node_modules/.vite/deps"), { recursive: true, force: true });
        const key = `${name}, ${day}`;
        looks.set(key, [...(looks.get(key) ?? []), await measure(browser, folder)]);
      }
} finally {
  await browser.close();
  for (const [name, folder] of folders)
    if (name === commit) execFileSync("git", ["worktree", "remove", "--force", folder], { stdio: "ignore" });
}

const mediansOf = (key: string): Look => {
  const all = looks.get(key) ?? [];
  const medianOf = (name: keyof Look) => median(all.map((look) => look[name]));
  return {
    server: medianOf("server"),
    rows: medianOf("rows"),
    requests: medianOf("requests"),
    reload: medianOf("reload"),
  };
};
for (const key of looks.keys()) {
  const { server, rows, requests, reload } = mediansOf(key);
  console.log(
    `${key.padEnd(24)} server ${seconds(server).padStart(7)}, then ten rows ${seconds(rows).padStart(7)}` +
      ` (${requests} requests), reload ${seconds(reload).padStart(7)}`,
  );
}
if (commit)
  for (const day of ["first day", "second day"]) {
    const [now, before] = [mediansOf(`here, ${day}`), mediansOf(`${commit}, ${day}`)];
    const ratio = (pick: (look: Look) => number) => (pick(now) / pick(before)).toFixed(2);
    console.log(
      `${day}: of the former time ${ratio(({ rows }) => rows)} to ten rows, ${ratio(({ server, rows }) => server + rows)}` +
        ` from the command, ${ratio(({ reload }) => reload)} after a reload`,
    );
  }
