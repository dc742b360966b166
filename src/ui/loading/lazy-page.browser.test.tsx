import { Suspense } from "react";
import { expect, it } from "vitest";
import { stage } from "../test-support";
import { lazyPage } from "./lazy-page";

it("a page whose code was fetched ahead is there at once, with nothing in its place before", async () => {
  const code = Promise.resolve({ default: () => <h1>Donatore</h1> });
  const Page = lazyPage(() => code);
  Page.load();
  await code;
  await Promise.resolve();
  const seen: string[] = [];
  const scene = await stage(null);
  new MutationObserver(() => seen.push(scene.text())).observe(scene.shadow, {
    subtree: true,
    childList: true,
  });
  await scene.render(
    <Suspense fallback="Un momento">
      <Page />
    </Suspense>,
  );
  expect(scene.heading()).toBe("Donatore");
  await expect.poll(() => seen.length).toBeGreaterThan(0);
  expect(seen.join()).not.toContain("Un momento");
  await scene.remove();
});
