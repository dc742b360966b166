import { chromium } from "playwright";
import { browserPath, TEST_ARGS } from "../support/browser";
import { requireBuilt } from "../support/built";
import { tryCell, type CellResult } from "./cell";
import { FAULTS, type Fault } from "./faults";
import { TestOffice } from "./office";
import { readOptions } from "./options";
import { printReport, line } from "./report";
import { ROWS } from "./rows";
import type { Row } from "./row";

/**
 * `npm run test:faults`: each write of the table with each fault, on a server with or without `idempotency` in turn: both would
 * take more than an hour. `--turn=2` swaps the servers, `--server=both` tries both, `--server=keyed` and `--server=keyless` one.
 * Other arguments choose a part: names of rows, or their beginnings ("donations"), and of faults ("--fault=cut after|late").
 */
const { rows, faults, servers, turn, workers, all } = readOptions(process.argv.slice(2));
requireBuilt("dist/gds-widgets.js");

const began = performance.now();
const report = () => printReport(results, rows, faults, (performance.now() - began) / 60_000);
process.once("SIGINT", () => {
  report();
  process.exit(1);
});
const browser = await chromium.launch({ executablePath: browserPath(), args: TEST_ARGS });
/** Whether a cell is tried on the server with `idempotency`, without, or both. */
function serversOf(row: Row, fault: Fault): readonly boolean[] {
  if (servers) return servers;
  if (fault.impossible?.(false, row)) return [true];
  return [(ROWS.indexOf(row) + FAULTS.indexOf(fault) + turn) % 2 === 0];
}
const tasks = [...rows];
const results: CellResult[] = [];
const work = async () => {
  const office = await TestOffice.open(browser);
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    await office.newWindow();
    const cells: CellResult[] = [];
    for (const fault of faults) {
      for (const keyed of serversOf(task, fault)) {
        const result = await tryCell(office, task, fault, keyed);
        cells.push(result);
        results.push(result);
        if (result.wrong.length > 0 || all) console.log(line(result));
      }
    }
    const tried = cells.filter(({ impossible }) => !impossible);
    const held = tried.filter(({ wrong }) => wrong.length === 0).length;
    console.log(`${task.id}: ${held} of ${tried.length} held`);
  }
  await office.close();
};
await Promise.all(Array.from({ length: workers }, work));
await browser.close();
report();
process.exit(results.some(({ wrong }) => wrong.length > 0) ? 1 : 0);
