import { Suspense } from "react";
import { expect, it } from "vitest";
import { stage } from "../test-support";
import { lazyPage } from "./lazy-page";

it("a page whose code is already loaded is shown at once, without the fallback", async () => {
  const code = Promise.resolve({ default: () => <h1>Donatore</h1> });
  const Page = lazyPage(() => code);
  Page.load();
  await code;
  await Promise.resolve();
  const texts: string[] = [];
  const scene = await stage(null);
  new MutationObserver(() => texts.push(scene.text())).observe(scene.shadow, {
    subtree: true,
    childList: true,
  });
  await scene.render(
    <Suspense fallback="Un momento">
      <Page />
    </Suspense>,
  );
  expect(scene.heading()).toBe("Donatore");
  await expect.poll(() => texts.length).toBeGreaterThan(0);
  expect(texts.join()).not.toContain("Un momento");
  await scene.remove();
});
