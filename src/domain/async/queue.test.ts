import { expect, it } from "vitest";
import { createQueue } from "./queue";

it("runs jobs one after another, though one before fails", async () => {
  const inTurn = createQueue();
  const seen: string[] = [];
  let go = () => undefined as void;
  const slow = inTurn(() => new Promise<void>((done) => (go = () => done(void seen.push("first")))));
  const broken = inTurn(() => {
    seen.push("second");
    throw new Error("broken");
  });
  const third = inTurn(() => seen.push("third"));
  await Promise.resolve();
  expect(seen).toEqual([]);
  go();
  await slow;
  await expect(broken).rejects.toThrow("broken");
  expect(await third).toBe(3);
  expect(seen).toEqual(["first", "second", "third"]);
});
