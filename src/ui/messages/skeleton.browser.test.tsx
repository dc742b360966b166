import { afterEach, expect, it } from "vitest";
import { Skeleton, SkeletonGroup } from "./skeleton";
import { stage } from "../test-support";
import type { Rendered } from "../test-support";

let scene: Rendered;
afterEach(() => scene.remove());

it("a skeleton takes its room at once, and is visible and announced after 200 ms", async () => {
  const start = performance.now();
  scene = await stage(
    <SkeletonGroup label="Carico i donatori">
      <Skeleton height={40} />
    </SkeletonGroup>,
  );
  const group = scene.find("[role=status]");
  const hidden = () => getComputedStyle(group).visibility === "hidden";
  expect(hidden()).toBe(true);
  expect(group.textContent).toBe("");
  expect(group.offsetHeight).toBeGreaterThanOrEqual(40);
  await expect.poll(hidden, { interval: 10 }).toBe(false);
  expect(performance.now() - start).toBeGreaterThanOrEqual(190);
  expect(group.textContent).toBe("Carico i donatori");
});
