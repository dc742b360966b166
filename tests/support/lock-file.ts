import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 200;
/** Longer than any installation. A pid may belong to another process by then. */
const GIVE_UP_MS = 15 * 60_000;

/**
 * Runs a job while this process holds a lock file, which contains the process's pid. Waits while a living process
 * holds it, and takes it over if that process no longer exists.
 * @throws if the lock can't be had within 15 minutes
 */
export async function withLock<T>(path: string, job: () => Promise<T>): Promise<T> {
  await acquire(path);
  try {
    return await job();
  } finally {
    rmSync(path, { force: true });
  }
}

async function acquire(path: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < GIVE_UP_MS; waitedMs += POLL_MS) {
    if (create(path)) return;
    const holder = holderOf(path);
    if (holder !== null && !isAlive(holder)) rmSync(path, { force: true });
    else await sleep(POLL_MS);
  }
  throw new Error(`${path} is locked by process ${holderOf(path)}. If that process isn't a test run, delete the file.`);
}

function create(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Returns the pid in a lock file; null if the file is gone or not yet written. */
function holderOf(path: string): number | null {
  try {
    return Number(readFileSync(path, "utf8")) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // another user's process
  }
}
