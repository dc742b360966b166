import { expect, it } from "vitest";
import { newestJob } from "./newest-job";

it("one job runs at a time, and of those that wait only the newest", async () => {
  const run = newestJob();
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) =>
    run(async () => {
      await new Promise<void>((resolve) => ends.set(name, resolve));
      done.push(name);
    });
  const all = job("a");
  for (const name of ["b", "c", "d"]) void job(name);
  expect([...ends.keys()]).toEqual(["a"]);
  ends.get("a")?.();
  await expect.poll(() => [...ends.keys()]).toEqual(["a", "d"]);
  ends.get("d")?.();
  await all;
  expect(done).toEqual(["a", "d"]);
  void job("e");
  await expect.poll(() => ends.has("e")).toBe(true);
});
