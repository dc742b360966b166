import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import "./support/clock/test-clock"; // the steps inherit its offset
import { createSteps, script } from "./support/steps";
import { readTimes, timesReport } from "./support/test-times";

/**
 * `npm test`: all checks.
 * 1. The linter and the formatter, before bundlers write temporary files beside their configuration.
 * 2. The browser, before anything needs it: it is found or installed once.
 * 3. Steps that use one core, in parallel.
 * 4. Unit and component tests, which use all cores. `size` runs beside them: it waits for a slow network by design.
 * 5. The journeys.
 * A failed step ends the run.
 */
const scratch = mkdtempSync(join(tmpdir(), "gds-tests-"));
const timesFile = join(scratch, "times");
writeFileSync(timesFile, "");
process.env.GDS_TEST_TIMES = timesFile;

const steps = createSteps();
const passed =
  (await steps.inOrder([script("lint"), script("format:check"), script("browser")], true)) &&
  (await steps.inParallel([[script("typecheck"), script("test:contract")], [script("build")]])) &&
  (await steps.inParallel([[script("test:unit")], [script("size")]], true)) &&
  (await steps.inOrder([script("test:e2e")], true));
console.log(["", ...timesReport(readTimes(timesFile)), "", ...steps.times].join("\n"));
rmSync(scratch, { recursive: true });
process.exitCode = passed ? 0 : 1;
