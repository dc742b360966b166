import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { readModule, sourcesIn, usedNames, type UsedNames } from "./support/used-exports";

/** Finds exports that no other file imports, and texts that no code uses. */
const sources = sourcesIn(["src", "bench", "build", "tests"]);
/** Entry points, which other projects or the build import. */
const OUTSIDE = /^src\/(widgets\/(public|jsx|events|autoload|downloads)|mocks\/(index|server)|contract\/.*)\.ts$/;

it("every export is imported by another file; one that only the demo imports is also used in its own file", () => {
  const modules = new Map(sources.map((path) => [path, readModule(path)]));
  const demo = new Map(sourcesIn(["demo"]).map((path) => [path, readModule(path)]));
  const used = usedNames(modules);
  const usedByDemo = usedNames(new Map([...modules, ...demo]));
  const dead: string[] = [];
  let count = 0;
  for (const [path, { text, exports }] of modules) {
    if (!path.startsWith("src") || OUTSIDE.test(path)) continue;
    for (const name of exports) {
      count += 1;
      const isUsedHere = () => text.split(new RegExp(`\\b${name}\\b`)).length > 2;
      if (!imports(used, path, name) && !(imports(usedByDemo, path, name) && isUsedHere()))
        dead.push(`${path}: ${name}`);
    }
  }
  expect(count).toBeGreaterThan(2_000);
  expect(dead).toEqual([]);
});

const imports = (used: UsedNames, path: string, name: string): boolean => {
  const names = used.get(path);
  return names === null || names?.has(name) === true;
};

it("every text is used", () => {
  const product = sources
    .filter((path) => path.startsWith("src") && !path.includes(".test."))
    .map((path) => [path, readFileSync(path, "utf8")] as const);
  const used = new Set<string>();
  for (const [, text] of product) {
    // `texts.name`, a key "name" to look it up, or `{ name } = texts`
    for (const [, key = ""] of text.matchAll(/[."](\w+)/g)) used.add(key);
    for (const [, keys = ""] of text.matchAll(/\{([^{}]*)\} = \w*texts\b/gi))
      for (const [key] of keys.matchAll(/\w+/g)) used.add(key);
  }
  const dead: string[] = [];
  let count = 0;
  for (const [path, text] of product.filter(([each]) => each.endsWith("texts.ts")))
    for (const key of keysOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))) {
      count += 1;
      if (!used.has(key)) dead.push(`${path}: ${key}`);
    }
  expect(count).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

/** @returns the names of the texts in a file; not those of nested texts, which are often looked up by a computed key */
function keysOf(file: ts.SourceFile): string[] {
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      if (!ts.isIdentifier(name) || !/texts$/i.test(name.text) || !value || !ts.isObjectLiteralExpression(value))
        return [];
      return value.properties.flatMap((one) => (one.name && ts.isIdentifier(one.name) ? [one.name.text] : []));
    }),
  );
}
