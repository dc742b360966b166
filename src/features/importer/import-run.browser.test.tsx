import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { NO_DRAFT } from "./draft/types";
import type { ImportEngine } from "./engine/engine";
import type { FileReading } from "./engine/types";
import { ImportSummary } from "./summary/import-summary";
import { ImportRun } from "./import-run";
import { createImportPlan } from "./shell/import-plan";
import { press } from "./test-support";

const reading = {
  ...{ name: "soci-2026.csv", kind: "csv", size: 900, sheets: [], rows: 4, entity: "donors", columns: [] },
  ...{ options: {}, preview: [], notes: [], shape: "abc", doubt: null, damaged: { lines: [], example: "" } },
} as unknown as FileReading;

const person = { firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
const rows = [
  { row: 2, values: { ...person, lastName: "Nuovi" } },
  { row: 3, values: { ...person, lastName: "Altri", area: "Atlantide" } },
];
/** An engine with a file of four rows: two are ready, one is skipped, one has errors. */
const engine = {
  counts: () => Promise.resolve({ read: 4, ready: 2, skipped: 1, refused: 1, batches: 1, checksum: "abc" }),
  settings: () => Promise.resolve({}),
  batch: () => Promise.resolve(rows),
} as unknown as ImportEngine;

it("an import writes its ready rows, and the report counts every row of the file", async () => {
  let started = "";
  const summary = (
    <ImportSummary
      engine={engine}
      reading={reading}
      plan={createImportPlan(NO_DRAFT)}
      onBack={() => undefined}
      onStarted={(id) => (started = id)}
    />
  );
  const scene = await renderPage("admin", "/app/importer?step=summary", { width: 1200, part: summary });
  await expect.poll(scene.text).toContain("riga pronta su 4");
  await press(scene, "Importa 1 riga");
  await expect.poll(() => started).not.toBe("");
  await scene.show(<ImportRun importId={started} engine={engine} onNew={() => undefined} />);
  await expect.poll(scene.text).toContain("Importazione conclusa");
  expect(scene.text()).toContain("Il conto torna: 1 + 0 + 0 + 1 + 2 = 4.");
  await expect.poll(scene.text).toContain("Zona: il valore non è tra quelli previsti");
});
