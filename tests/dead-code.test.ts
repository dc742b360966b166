import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

/** What nobody needs any more: an export that nothing mentions, a text that nothing says. */
const FOLDERS = ["src", "bench", "build", "tests"]; // what only the demo uses is no part of the product
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
).filter((path) => /\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

/** What a barrel passes on is no use of it. */
const PASSED_ON = /^export (?:type )?\{[^}]*\} from .*$/gm;
const textOf = new Map(sources.map((path) => [path, readFileSync(path, "utf8").replace(PASSED_ON, "")]));
/** How often each word is written, everywhere. */
const uses = new Map<string, number>();
for (const text of textOf.values())
  for (const [word] of text.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)) uses.set(word, (uses.get(word) ?? 0) + 1);

/** What is for those outside. */
const OUTSIDE = /^src\/(widgets\/(public|jsx|events)|mocks\/index)\.ts$/;

it("every export is mentioned somewhere", () => {
  const dead: string[] = [];
  for (const [path, text] of textOf) {
    if (!path.startsWith("src") || OUTSIDE.test(path)) continue;
    for (const [, name = ""] of text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm))
      if ((uses.get(name) ?? 0) < 2) dead.push(`${path}: ${name}`);
  }
  expect(textOf.size).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

it("every text is said somewhere", () => {
  const product = [...textOf].filter(([path]) => path.startsWith("src") && !path.includes(".test."));
  const said = new Set<string>();
  for (const [, text] of product) {
    // by its name, as a word that it is looked up by, or taken out of the others
    for (const [, key = ""] of text.matchAll(/[."](\w+)/g)) said.add(key);
    for (const [, keys = ""] of text.matchAll(/\{([^{}]*)\} = \w*texts\b/gi))
      for (const [key] of keys.matchAll(/\w+/g)) said.add(key);
  }
  const dead: string[] = [];
  let count = 0;
  for (const [path, text] of product.filter(([each]) => each.endsWith("texts.ts")))
    for (const key of keysOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))) {
      count += 1;
      if (!said.has(key)) dead.push(`${path}: ${key}`);
    }
  expect(count).toBeGreaterThan(500);
  expect(dead).toEqual([]);
});

/** @returns the names of texts in a file: what lies deeper is often looked up by what it is about */
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
