import { expect, it } from "vitest";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { EngineContext, FileReading, ImportEngine } from "../engine/types";
import type { WrittenRows } from "../draft/types";
import type { ImporterPlace } from "../shell/places";
import { useResuming } from "./use-resuming";
import type { ImportWork } from "../shell/work-state";

const context: EngineContext = { today: "2026-11-24", zones: [] };

/** A draft that is taken up as slowly as it is told to. */
function slowWork(rows: WrittenRows) {
  let take: (step: string) => void = () => undefined;
  /** What was asked of it. */
  const asked: string[] = [];
  const counts = { read: 2, ready: 2, skipped: 0, refused: 0, batches: 0 };
  const engine = { counts: () => Promise.resolve(counts) } as unknown as ImportEngine;
  const reading = { name: "soci.csv", entity: "donors" } as FileReading;
  const work = {
    resume() {
      asked.push("resume");
      return new Promise((done) => (take = done));
    },
    state() {
      asked.push("state");
      return { phase: "open", engine, reading, log: { found: () => rows }, plan: { now: () => null } };
    },
    started: (id: string) => void asked.push(id),
    shows: () => undefined,
  } as unknown as ImportWork;
  return { work, asked, take: (step: string) => take(step) };
}

function Resuming({ work, place }: { work: ImportWork; place: ImporterPlace }) {
  useResuming(work, context, place);
  return null;
}

for (const [what, rows] of [
  ["a file", new Map()],
  ["an import", new Map([[2, { sent: "create" as const }]])],
] as const)
  it(`who has gone elsewhere while ${what} is taken up stays there`, async () => {
    const { work, asked, take } = slowWork(rows);
    await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
    await expect.poll(() => asked).toContain("resume");
    location.hash = "#/app/donors";
    take("check");
    await expect.poll(() => asked.at(-1)).toBe(rows.size > 0 ? "direct-1" : "state");
    expect(location.hash).toBe("#/app/donors");
  });

it("who has waited is led to where it was left", async () => {
  const { work, asked, take } = slowWork(new Map());
  await renderPage("admin", "/app/importer", { part: <Resuming work={work} place={{ step: "file" }} /> });
  await expect.poll(() => asked).toContain("resume");
  take("check");
  await expect.poll(() => location.hash).toBe("#/app/importer?step=check");
});
