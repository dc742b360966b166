import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withLock } from "./lock-file";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "gds-install-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function executable(path: string, lines: string[]): void {
  writeFileSync(path, ["#!/bin/sh", ...lines, ""].join("\n"));
  chmodSync(path, 0o755);
}

/** An apt-get that takes two seconds to install a browser, and fails while another one runs. */
function fakeAptGet(bin: string): void {
  executable(join(bin, "apt-get"), [
    `/bin/mkdir "${folder}/apt-lock" || { echo "E: Could not get lock" >&2; exit 100; }`,
    `echo "$*" >> "${folder}/apt-calls"`,
    `case "$*" in *" install "*) /bin/sleep 2; /bin/cp "${folder}/browser" "${bin}/chromium-headless-shell";; esac`,
    `/bin/rmdir "${folder}/apt-lock"`,
  ]);
  executable(join(folder, "browser"), ['echo "Chromium 1.2.3"']);
}

/** Calls `ensureBrowser` in a new process, without a browser and without a connection to Playwright's host. */
function ensureInProcess(bin: string): Promise<string> {
  const source = `
    const { ensureBrowser } = await import(${JSON.stringify(join(import.meta.dirname, "install-browser.ts"))});
    console.log(JSON.stringify(await ensureBrowser(true)));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", source], {
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      PATH: bin,
      TMPDIR: folder,
      PLAYWRIGHT_BROWSERS_PATH: join(folder, "playwright"),
      PLAYWRIGHT_DOWNLOAD_HOST: "http://127.0.0.1:1",
    },
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  return new Promise((resolve) => child.once("close", () => resolve(output.trim())));
}

it.runIf(process.platform === "linux")("two processes that need a browser at once install it once", async () => {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  fakeAptGet(bin);
  const results = await Promise.all([ensureInProcess(bin), ensureInProcess(bin)]);
  const path = join(bin, "chromium-headless-shell");
  expect(results.map((result) => JSON.parse(result)).sort((a, b) => a.installed - b.installed)).toEqual([
    { path, installed: false },
    { path, installed: true },
  ]);
  const calls = readFileSync(join(folder, "apt-calls"), "utf8").trim().split("\n");
  expect(calls.map((call) => /update|install/.exec(call)?.[0])).toEqual(["update", "install"]);
  expect(calls.every((call) => call.includes("DPkg::Lock::Timeout=300"))).toBe(true);
});

it("a lock of an ended process is taken over", async () => {
  const lock = join(folder, "lock");
  const ended = spawn(process.execPath, ["-e", ""]);
  await new Promise((resolve) => ended.once("close", resolve));
  writeFileSync(lock, String(ended.pid));
  expect(await withLock(lock, () => Promise.resolve(readFileSync(lock, "utf8")))).toBe(String(process.pid));
});

it("a lock is free again after a job that failed", async () => {
  const lock = join(folder, "lock");
  await expect(withLock(lock, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withLock(lock, () => Promise.resolve("done"))).toBe("done");
});
