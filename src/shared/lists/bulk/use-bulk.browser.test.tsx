import { expect, it } from "vitest";
import { ApiError } from "../../../api/errors";
import { renderPage } from "../../../widgets/test-support/render-page";
import type { BulkRow, BulkStep } from "./bulk-result";
import { useBulk, type Bulk } from "./use-bulk";

const rowsOf = (count: number): BulkRow[] => Array.from({ length: count }, (_, nth) => ({ id: `d${nth}`, name: "" }));
function Action({ onBulk }: { onBulk: (bulk: Bulk<BulkRow>) => void }) {
  onBulk(useBulk<BulkRow>("Cambia", () => []));
  return null;
}

const DONE: BulkStep = { done: true, text: null, undo: [] };

it("an undo counts the rows that aren't as before: also those that were changed in part, or can't be undone", async () => {
  const opened: Bulk<BulkRow>[] = [];
  await renderPage("admin", "/app/donors", { part: <Action onBulk={(bulk) => opened.push(bulk)} /> });
  const refused = () => Promise.reject(new ApiError("http", "No.", 403));
  const steps: BulkStep[] = [{ ...DONE, undo: [refused] }, { ...DONE, done: false, undo: [refused] }, DONE];
  const [bulk] = opened;
  const { outcome } = await bulk!.run(rowsOf(3), ({ id }) => Promise.resolve(steps[Number(id.slice(1))]!));
  await bulk!.undo(outcome);
  await expect.poll(() => opened.at(-1)!.state).toMatchObject({ outcome: { done: 0, failed: 3, unclear: 0, left: 0 } });
});
