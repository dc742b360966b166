import { basename } from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";
import { parse, sourcesIn } from "./support/used-exports";

/**
 * Words that may not come back into the names of files and identifiers (docs/glossary.md), each with the folders that still
 * use it. When a folder no longer uses a word, remove it here.
 */
const WORDS: Readonly<Record<string, string>> = {
  likeness: "features/donors",
  likenesses: "features/donors",
  twin: "",
  twins: "",
  standing: "api features/email-templates features/integrations ui",
  standings: "features/email-templates",
  "in turn": "",
  "in turns": "api",
  lacking: "",
  lacks: "api shared/lists",
  learnt: "",
  "tell return": "api",
  ground: "api domain ui",
  "gather rounds": "api",
  "gather bursts": "api",
  "going button": "ui",
  "use beginning": "shared/record-form",
  "use painted": "shared/lists",
  "kept nothing": "",
  confirms:
    "api features/account features/documents features/donors features/email-templates features/integrations features/own-data features/people features/settings shared/consents shared/history shared/lists shared/record-form shared/sessions shared/undo",
  sight: "features/documents features/donors mocks shared/documents shared/lists ui",
  sighted: "",
  papers: "api features/donors mocks",
  figure:
    "domain features/dashboard features/donors features/email-templates features/people features/settings mocks shared/donor shared/lists shared/settings ui",
  figures:
    "domain features/dashboard features/donors features/email-templates features/integrations features/people features/settings mocks shared/lists",
  told: "api domain features/documents features/donors features/email-templates features/integrations features/people features/settings mocks shared/consents shared/documents shared/donor shared/forms shared/history shared/lists shared/record-form shared/record-list ui widgets",
  said: "api domain features/documents features/donors features/email-templates features/own-data features/people features/settings mocks shared/consents shared/documents shared/donor shared/history shared/lists shared/presence shared/record-list ui",
  why: "api domain features/account features/documents features/donors features/email-templates features/importer features/integrations features/own-data features/people features/settings mocks shared/consents shared/deletion-requests shared/donor shared/history shared/name-form shared/record-form shared/sessions shared/undo",
  words:
    "api domain features/account features/auth features/documents features/donors features/email-templates features/importer features/integrations features/landing features/own-data features/people features/search features/settings mocks shared/brand shared/consents shared/documents shared/donor shared/donor-documents shared/forms shared/history shared/lists shared/passwords shared/presence shared/record-form shared/record-list shared/sessions shared/settings ui widgets",
  "left out": "features/donors features/email-templates features/people mocks shared/lists",
  forget:
    "api features/email-templates features/importer features/integrations features/onboarding mocks shared/lists shared/record-form ui widgets",
  forgets: "api",
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

/** @returns "word in folder: name", for each name with a word that its folder may not use */
function forbiddenIn(path: string, names: readonly string[]): string[] {
  const folder = folderOf(path);
  const words = Object.keys(WORDS).filter((word) => !WORDS[word]?.split(" ").includes(folder));
  return names.flatMap((name) =>
    words.filter((word) => wordsOf(name).includes(` ${word} `)).map((word) => `${word} in ${folder}: ${name}`),
  );
}

it("no name has a word that the glossary replaces, but for folders that still use it", () => {
  const files = sourcesIn(["src"]).filter((path) => !/\.test\.|test-support|^src\/contract/.test(path));
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((path) =>
    forbiddenIn(path, [basename(path).replace(/\..*/, ""), ...declaredIn(parse(path))]),
  );
  expect([...new Set(found)]).toEqual([]);
});

it("a planted name would be found", () => {
  const file = ts.createSourceFile("a.ts", "const inTurns = ({ why }) => why.twin;", ts.ScriptTarget.Latest);
  expect(forbiddenIn("src/planted/a.ts", declaredIn(file))).toEqual([
    "in turns in planted: inTurns",
    "why in planted: why",
  ]);
});
