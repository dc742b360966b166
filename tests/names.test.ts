import { readFileSync } from "node:fs";
import { basename } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { parse, sourcesIn } from "./support/used-exports";

/**
 * Words that may not come back into the names of files and identifiers (docs/glossary.md), each with the folders that still
 * use it. When a folder no longer uses a word, remove it here.
 */
const WORDS: Readonly<Record<string, string>> = {
  likeness: "",
  likenesses: "",
  twin: "",
  twins: "",
  standing: "",
  standings: "",
  "in turn": "",
  "in turns": "",
  lacking: "",
  lacks: "",
  learnt: "",
  "tell return": "",
  ground: "ui",
  "gather rounds": "",
  "gather bursts": "",
  "going button": "",
  "use beginning": "",
  "use painted": "",
  "kept nothing": "",
  confirms: "",
  sight: "features/documents mocks shared/documents",
  sighted: "",
  papers: "",
  figure: "ui",
  figures: "features/donors mocks shared/lists",
  told: "",
  said: "",
  why: "features/donors",
  words: "domain features/integrations features/own-data mocks shared/consents",
  "left out": "features/email-templates features/people mocks",
  forget: "",
  forgets: "",
  bury: "",
};

/** @returns the words of a name, with a blank around each: "useShownRows" gives " use shown rows " */
const wordsOf = (name: string): string =>
  ` ${name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replace(/[_-]/g, " ")
    .toLowerCase()} `;

/** @returns the names that a file declares: of variables, functions, parameters, properties and types */
function declaredIn(file: ts.SourceFile): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    const { name } = node as { name?: ts.Node };
    const isUse = ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node) || ts.isImportSpecifier(node);
    if (name && ts.isIdentifier(name) && !isUse) names.push(name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** "src/features/search/texts.ts" is in "features/search", "src/api/errors.ts" in "api". */
const folderOf = (path: string): string => /^src\/((?:features|shared)\/[^/]+|[^/]+)/.exec(path)?.[1] ?? path;

/** @returns the words of `WORDS` in a name */
const oldWordsOf = (name: string): string[] => {
  const words = wordsOf(name);
  return Object.keys(WORDS).filter((word) => words.includes(` ${word} `));
};
/** @returns the words of `WORDS` in the names of a file */
const oldWordsIn = (names: readonly string[]): string[] => names.flatMap(oldWordsOf);
/** Whether a word of `WORDS` is anywhere in a file. Most files need no parsing. */
const hasOldWord = (path: string): boolean => oldWordsOf(readFileSync(path, "utf8").replace(/\W+/g, " ")).length > 0;

it("only the listed folders use words that the glossary replaces, and each listed folder still does", () => {
  const files = sourcesIn(["src"]).filter((path) => !/\.test\.|test-support|^src\/contract/.test(path));
  expect(files.length).toBeGreaterThan(1_000);
  const found: Record<string, string> = {};
  for (const word of Object.keys(WORDS)) found[word] = "";
  for (const path of files.toSorted())
    for (const word of oldWordsIn([
      basename(path).replace(/\..*/, ""),
      ...(hasOldWord(path) ? declaredIn(parse(path)) : []),
    ])) {
      const folders = new Set((found[word] ?? "").split(" ").filter(Boolean)).add(folderOf(path));
      found[word] = [...folders].sort().join(" ");
    }
  expect(found).toEqual(WORDS);
});

it("the check finds such a word in a name", () => {
  const file = ts.createSourceFile("a.ts", "const inTurns = ({ why }) => why.twin;", ts.ScriptTarget.Latest);
  expect(oldWordsIn(declaredIn(file))).toEqual(["in turns", "why"]);
});
