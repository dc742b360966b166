import { expect, it } from "vitest";
import { createQueue } from "./queue";

it("runs jobs one after another, even after a failed job", async () => {
  const enqueue = createQueue();
  const seen: string[] = [];
  let go = () => undefined as void;
  const slow = enqueue(() => new Promise<void>((done) => (go = () => done(void seen.push("first")))));
  const broken = enqueue(() => {
    seen.push("second");
    throw new Error("broken");
  });
  const third = enqueue(() => seen.push("third"));
  await Promise.resolve();
  expect(seen).toEqual([]);
  go();
  await slow;
  await expect(broken).rejects.toThrow("broken");
  expect(await third).toBe(3);
  expect(seen).toEqual(["first", "second", "third"]);
});
