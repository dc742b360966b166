import { afterEach, describe, expect, it, vi } from "vitest";
import { createExclusive } from "./refresh";

afterEach(() => vi.unstubAllGlobals());
const withLocks = (request: unknown) => vi.stubGlobal("navigator", { locks: request && { request } });

/** @returns how many jobs of two tabs ran at the same time at most */
async function mostJobsAtOnce(): Promise<number> {
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const tabs = [createExclusive("gds:test:turns"), createExclusive("gds:test:turns")];
  await Promise.all(tabs.map((exclusive) => exclusive(job)));
  return most;
}

describe("an exclusive job", () => {
  it("uses Web Locks if the page has them", async () => {
    let last: Promise<unknown> = Promise.resolve();
    const names: string[] = [];
    withLocks((name: string, run: () => Promise<unknown>) => {
      names.push(name);
      return (last = last.then(run));
    });
    expect(await mostJobsAtOnce()).toBe(1);
    expect(names).toEqual(["gds:test:turns", "gds:test:turns"]);
  });
  it.each([
    ["on a page without a secure context", undefined],
    ["if the browser refuses a lock", () => Promise.reject(new DOMException("opaque origin", "SecurityError"))],
  ])("runs without a lock %s", async (_where, request) => {
    withLocks(request);
    const job = vi.fn(() => Promise.resolve("done"));
    expect(await createExclusive("gds:test:turns")(job)).toBe("done");
    expect(job).toHaveBeenCalledOnce();
  });
  it("rejects with the job's error, and doesn't run it again", async () => {
    withLocks((_name: string, run: () => Promise<unknown>) => run());
    const job = vi.fn(() => Promise.reject(new Error("down")));
    await expect(createExclusive("gds:test:turns")(job)).rejects.toThrow("down");
    expect(job).toHaveBeenCalledOnce();
  });
});
