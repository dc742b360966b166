import { createSteps, script } from "./support/steps";

/**
 * `npm test`: all that is checked. What reads all files comes first, in seconds: bundlers write files beside their
 * configuration, which are gone a moment later. Steps of one core stand in two lanes, beside each other; steps that use
 * all cores come after, one by one; the budgets of bytes, which wait for a network that is slow on purpose, stand beside the
 * first of them. What comes after a step or a lane that failed isn't tried.
 */
const FIRST = ["lint", "format:check"];
const LANES = [["typecheck", "test:contract"], ["build"]];
const BUILT = [["test:unit"], ["size"]];

const steps = createSteps();
const passed =
  (await steps.inTurn(FIRST.map(script), true)) &&
  (await steps.lanes(LANES.map((lane) => lane.map(script)))) &&
  (await steps.lanes(
    BUILT.map((lane) => lane.map(script)),
    true,
  )) &&
  (await steps.inTurn([script("test:e2e")], true));
console.log(`\n${steps.times.join("\n")}`);
process.exitCode = passed ? 0 : 1;
