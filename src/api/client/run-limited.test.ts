import { expect, it } from "vitest";
import { runLimited } from "./run-limited";

it("runs each job once, and never more than the limit at the same time", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await runLimited([...Array(50).keys()], 4, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(4);
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
});
