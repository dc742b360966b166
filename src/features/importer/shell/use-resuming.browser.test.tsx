import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { EngineContext } from "../engine/types";
import type { ImporterPlace } from "./places";
import { useResuming } from "./use-import-work";
import type { ImportWork } from "./work-state";

const context: EngineContext = { today: "2026-11-24", zones: [] };

/** An import whose draft is restored when the test calls `restore`. */
function slowWork() {
  let restore: ((step: string) => void) | undefined;
  const work = {
    resume: () => new Promise((resolve) => (restore = resolve)),
    setStep: () => undefined,
  } as unknown as ImportWork; // the hook uses only these
  return { work, isResuming: () => restore !== undefined, restore: (step: string) => restore?.(step) };
}

function Resuming({ work, place }: { work: ImportWork; place: ImporterPlace }) {
  useResuming(work, context, place);
  return null;
}

it("a user who opened another page while a draft is restored stays there", async () => {
  const { work, isResuming, restore } = slowWork();
  await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
  await expect.poll(isResuming).toBe(true);
  location.hash = "#/app/donors";
  restore("check");
  await Promise.resolve();
  expect(location.hash).toBe("#/app/donors");
});

it("a user who waits for a draft gets to its last step", async () => {
  const { work, isResuming, restore } = slowWork();
  await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
  await expect.poll(isResuming).toBe(true);
  restore("check");
  await expect.poll(() => location.hash).toBe("#/app/importer?step=check");
});
