import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { sourcesIn } from "./support/used-exports";

/** The reader in a call of `checkAnswer`, after the names of the operations. */
const CHECKED = /\bcheckAnswer\(\s*(?:"\w+"|\[[^\]]*\]),\s*(\w+)/g;

const namesIn = (path: string, pattern: RegExp): string[] =>
  Array.from(readFileSync(path, "utf8").matchAll(pattern), ([, name = ""]) => name);

it("every reader of a response is checked in the answers.test.ts of its folder", () => {
  const readers = sourcesIn(["src"])
    .filter((path) => !path.includes(".test."))
    .flatMap((path) => namesIn(path, /^export const (\w+Answer)\b/gm).map((name) => ({ path, name })));
  expect(readers.length).toBeGreaterThan(50);
  const unchecked = readers.filter(({ path, name }) => {
    const test = join(dirname(path), "answers.test.ts");
    return !existsSync(test) || !namesIn(test, CHECKED).includes(name);
  });
  expect(unchecked.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
