import type { Reporter as PlaywrightReporter, TestCase, TestResult } from "@playwright/test/reporter";
import { appendFileSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter as VitestReporter, TestModule } from "vitest/node";

/** `npm test` sets it: reporters then append to this file, and `npm test` prints the list for all tests at its end. */
const FILE = "GDS_TEST_TIMES";
const SLOWEST = 20;

interface TestTime {
  /** Path from the project's root. */
  file: string;
  name: string;
  ms: number;
}

/** Returns a report: the sums of time by folder, then the slowest tests. */
export function timesReport(times: readonly TestTime[]): string[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of times) sums.set(folderOf(file), (sums.get(folderOf(file)) ?? 0) + ms);
  const line = (ms: number, text: string) => `${(ms / 1_000).toFixed(1).padStart(7)} s  ${text}`;
  const slowestFirst = (a: { ms: number }, b: { ms: number }) => b.ms - a.ms;
  const folders = [...sums].map(([folder, ms]) => ({ folder, ms })).sort(slowestFirst);
  const tests = [...times].sort(slowestFirst);
  return [
    `Time by folder (the ${SLOWEST} longest):`,
    ...folders.slice(0, SLOWEST).map(({ folder, ms }) => line(ms, folder)),
    `The ${SLOWEST} slowest tests:`,
    ...tests.slice(0, SLOWEST).map(({ file, name, ms }) => line(ms, `${file} › ${name}`)),
  ];
}

/** Returns the folder of a test file (`src/features/donors`), or its end-to-end test (`tests/e2e/settings`). */
export function folderOf(file: string): string {
  const path = file.replaceAll("\\", "/");
  const [folder] = /^src\/(?:features|shared|widgets|mocks|domain)\/[^/.]+|^tests\/\w+\/[^/.]+|^[^/]+\/[^/.]+/.exec(
    path,
  ) ?? [path];
  return folder;
}

/** Returns the times that the reporters have appended to a file. */
export function readTimes(file: string): TestTime[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as TestTime);
}

function finish(times: readonly TestTime[]): void {
  const file = process.env[FILE];
  if (file) appendFileSync(file, times.map((time) => `${JSON.stringify(time)}\n`).join(""));
  else if (times.length > SLOWEST) process.stdout.write(`\n${timesReport(times).join("\n")}\n`);
}

const fromRoot = (path: string) => relative(process.cwd(), path);

/** For `reporters` in vitest.config.ts. A file's hooks count as one more test. */
export class VitestTimes implements VitestReporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.flatMap((module) => {
      const file = fromRoot(module.moduleId);
      const tests = [...module.children.allTests()].map((test) => ({
        file,
        name: test.fullName,
        ms: test.diagnostic()?.duration ?? 0,
      }));
      const inTests = tests.reduce((sum, { ms }) => sum + ms, 0);
      return [...tests, { file, name: "(hooks)", ms: Math.max(0, module.diagnostic().duration - inTests) }];
    });
    finish(times);
  }
}

/** For `reporter` in playwright.config.ts: Playwright creates an instance of the default export. */
export default class PlaywrightTimes implements PlaywrightReporter {
  private readonly times: TestTime[] = [];

  onTestEnd({ location, title }: TestCase, { duration }: TestResult): void {
    this.times.push({ file: fromRoot(location.file), name: title, ms: duration });
  }

  onEnd(): void {
    finish(this.times);
  }

  /** The list reporter prints the results. */
  printsToStdio(): boolean {
    return false;
  }
}
