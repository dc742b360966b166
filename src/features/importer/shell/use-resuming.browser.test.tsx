import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { EngineContext } from "../engine/types";
import type { ImporterPlace } from "./places";
import { useResuming } from "./use-import-work";
import type { ImportWork } from "./work-state";

const context: EngineContext = { today: "2026-11-24", zones: [] };

/** A draft that is taken up when the test calls `take`. */
function slowWork() {
  let take: ((step: string) => void) | undefined;
  const work = {
    resume: () => new Promise((resolve) => (take = resolve)),
    shows: () => undefined,
  } as unknown as ImportWork;
  return { work, isAsked: () => take !== undefined, take: (step: string) => take?.(step) };
}

function Resuming({ work, place }: { work: ImportWork; place: ImporterPlace }) {
  useResuming(work, context, place);
  return null;
}

it("a user who opened another page while a file is taken up stays there", async () => {
  const { work, isAsked, take } = slowWork();
  await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
  await expect.poll(isAsked).toBe(true);
  location.hash = "#/app/donors";
  take("check");
  await Promise.resolve();
  expect(location.hash).toBe("#/app/donors");
});

it("a user who has waited gets to the step where they left it", async () => {
  const { work, isAsked, take } = slowWork();
  await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
  await expect.poll(isAsked).toBe(true);
  take("check");
  await expect.poll(() => location.hash).toBe("#/app/importer?step=check");
});
