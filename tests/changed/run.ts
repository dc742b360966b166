import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { createSteps, script, type Step } from "../support/steps";
import { journeysOf } from "./journeys";

/**
 * `npm run test:changed [-- REF]` checks what has changed since a commit (by default the last one): the types of all files,
 * the linter and the formatter on the changed files, the rules for imports, unit tests that import changed files, component
 * tests of the same folders, and their journeys. After a change of code that all parts use, run `npm test` instead.
 */
const since = process.argv[2] ?? "HEAD";
const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const changed = [
  ...git("diff", "--name-only", "--relative", "--diff-filter=d", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];

/** The folder of a capability, for example `src/features/donors`, or another file's own folder. */
const capabilityOf = (file: string): string =>
  /^src\/(?:(?:features|shared|widgets)\/[^/]+|ui)/.exec(file)?.[0] ?? dirname(file);
const folders = [...new Set(changed.filter((file) => /^src\/.*\.tsx?$/.test(file)).map(capabilityOf))];
const sources = changed.filter((file) => /\.tsx?$/.test(file));
const journeys = journeysOf(changed);

const npx = (name: string, ...args: string[]): Step => ({ name, command: "npx", args });
const lint = sources.length > 0 ? [npx("lint", "oxlint", ...sources)] : [];
const imports = npx("imports", "vitest", "run", "--project", "unit", "tests/zones.test.ts", "tests/structure.test.ts");
const format =
  changed.length > 0 ? [npx("format", "oxfmt", "--check", "--no-error-on-unmatched-pattern", ...changed)] : [];
const built = journeys.length > 0 || !existsSync("dist/gds-widgets.js") ? [script("build")] : [];
const unit = npx("unit tests", "vitest", "run", "--project", "unit", "--project", "unit-alone", "--changed", since);
const components = npx("component tests", "vitest", "run", "--project", "browser", "--passWithNoTests", ...folders);
const browser = npx("journeys", "playwright", "test", ...journeys.map((journey) => `tests/${journey}.spec.ts`));

const steps = createSteps();
const passed =
  changed.length === 0 ||
  ((await steps.inParallel([
    [script("typecheck"), ...lint],
    [...built, ...format],
  ])) &&
    (await steps.inOrder(
      [imports, unit, ...(folders.length > 0 ? [components] : []), ...(journeys.length > 0 ? [browser] : [])],
      true,
    )));
console.log(changed.length === 0 ? `Nothing has changed since ${since}.` : `\n${steps.times.join("\n")}`);
process.exitCode = passed ? 0 : 1;
