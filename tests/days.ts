import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { offsetOf } from "./support/clock/test-clock";

/**
 * `npm run test:days`: the seed of the mock on 400 days; then unit tests, component tests and journeys with the tests' clock
 * at other moments. `npm run test:days -- 2027-01-01T00:10:00+01:00` tries the named moments only. The output of each run is
 * in `node_modules/.cache/test-days/`.
 */
const MOMENTS = [
  "2026-12-15T10:00:00+01:00",
  "2027-01-01T00:10:00+01:00",
  "2027-01-31T23:40:00+01:00",
  // each command starts two minutes before the change of the hour, which then falls into its run
  "2027-03-28T01:58:00+01:00",
  "2027-10-31T02:58:00+02:00",
  "2028-02-29T12:00:00+01:00",
  "now",
];

/** Not in `test-results/`, which Playwright empties. */
const FOLDER = "node_modules/.cache/test-days";

interface Outcome {
  passed: boolean;
  /** The counts that the runner printed. */
  counts: string;
}

/** Runs a command. Its output goes to a file. */
async function run(name: string, command: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  const file = createWriteStream(join(FOLDER, `${name}.log`));
  let output = "";
  const { TEST_CLOCK_OFFSET: _inherited, ...own } = process.env;
  const child = spawn(command, args, {
    env: { ...own, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      output += part.toString();
      file.write(part);
    });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("error", reject).once("close", (exit) => resolve(exit)),
  );
  file.end();
  const counts = output.match(/\b\d+ (?:failed|flaky|passed)\b/g) ?? [];
  return { passed: code === 0, counts: [...new Set(counts.slice(-2))].join(", ") || `exit code ${code}` };
}

/** Commands of a moment, with the name of their column. */
const SUITES = [
  ["unit and component tests", "npx", ["vitest", "run"]],
  ["journeys", "npx", ["playwright", "test"]],
] as const;

const { positionals: named } = parseArgs({ allowPositionals: true });
for (const moment of named) offsetOf(moment, Date.now());
mkdirSync(FOLDER, { recursive: true });
const rows: string[][] = [];
let failures = 0;
const cell = ({ passed, counts }: Outcome) => {
  if (!passed) failures += 1;
  return `${passed ? "passed" : "FAILED"}: ${counts}`;
};

if (named.length === 0) {
  const seed = ["vitest", "run", "--project", "unit", "src/mocks/seed/seed-days.test.ts"];
  console.log(`the seed on 400 days: ${cell(await run("seed", "npx", seed, { SEED_DAYS: "400" }))}`);
}
const build = await run("build", "npm", ["run", "build"], {});
if (!build.passed) throw new Error(`The build failed: see ${FOLDER}/build.log`);

for (const moment of named.length > 0 ? named : MOMENTS) {
  const row = [moment];
  for (const [name, command, args] of SUITES) {
    const outcome = await run(`${moment.replaceAll(":", "")} ${name}`, command, [...args], { TEST_NOW: moment });
    row.push(cell(outcome));
    console.log(`${moment}, ${name}: ${row.at(-1)}`);
  }
  rows.push(row);
}

const table = [["the tests' clock starts at", ...SUITES.map(([name]) => name)], ...rows];
const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
console.log(`\n${table.map((row) => row.map((text, at) => text.padEnd(widths[at]!)).join("  ")).join("\n")}`);
console.log(failures === 0 ? "No failure." : `${failures} of the runs failed. Their output is in ${FOLDER}/.`);
process.exitCode = failures === 0 ? 0 : 1;
