import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDERS = ["src", "tests", "demo", "bench", "build", "docs"].filter((folder) => existsSync(folder));
const paths = [
  ...readdirSync(".").map((name) => name),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => join(folder, path)),
  ),
].filter((path) => /\.(tsx?|js|css|html|md|ya?ml)$/.test(path));

/** This file contains the forbidden citations. */
const SELF = new Set([join("tests", "citations.test.ts")]);

/** The texts of the files, each in one line and without the marks of comments: a citation may be on two lines. */
const texts = new Map(
  paths.map((path) => [path, readFileSync(path, "utf8").replace(/\n[ \t]*(?:\*|\/\/|#)?[ \t]*/g, " ")]),
);
const read = (path: string): string => texts.get(path) ?? "";

const PAGES = ["specification", "decisions"] as const;
const pageOf = (path: string) => PAGES.find((page) => path === join("docs", `${page}.md`));

const headings = Object.fromEntries(
  PAGES.map((page) => [
    page,
    [...readFileSync(`docs/${page}.md`, "utf8").matchAll(/^## §(\d+)\. /gm)].map(([, number]) => Number(number)),
  ]),
);

/** "specification §4" or "decisions §2, §3"; on the two pages themselves a section is named without its page. */
const CITATION = /(?:(specification|decisions) )?§(\d+)((?:(?:, | and )§\d+)*)/gi;

/** `docs/decisions/forms.md, "One form for all records"`: a page and its heading. Pages of the docs link to the heading instead. */
const DECISION = /\bdocs\/decisions\/([\w.-]+)(?:, "([^"]+)")?/g;

/** @returns the citations of decisions whose page or heading is missing */
function unknownDecisions(path: string): string[] {
  return Array.from(read(path).matchAll(DECISION)).flatMap(([citation, page = "", heading]) => {
    if (heading === undefined && path.endsWith(".md")) return []; // a link, which docs.test.ts checks
    const file = join("docs", "decisions", page);
    const isKnown = existsSync(file) && readFileSync(file, "utf8").split("\n").includes(`## ${heading}`);
    return isKnown ? [] : [`${path}: ${citation}`];
  });
}

/** @returns the citations of sections that don't exist */
function unknownSections(path: string): string[] {
  return [...read(path).matchAll(CITATION)].flatMap(([citation, name, first, more = ""]) => {
    const page = name?.toLowerCase() ?? pageOf(path);
    const numbers = [first, ...Array.from(more.matchAll(/\d+/g), ([number]) => number)].map(Number);
    return page && numbers.every((number) => headings[page]?.includes(number)) ? [] : [`${path}: ${citation}`];
  });
}

describe("comments and pages cite only what exists", () => {
  it("the two pages have their sections, each once", () => {
    expect(headings).toEqual({ specification: [1, 2, 3, 4, 5, 6, 7, 8, 9], decisions: [1, 2, 3, 4, 5, 6, 7] });
  });

  it("sections of the two pages", () => expect(paths.flatMap(unknownSections)).toEqual([]));

  it("decisions, by page and heading", () => {
    const cited = paths.filter((path) => !SELF.has(path));
    expect(cited.flatMap((path) => read(path).match(DECISION) ?? []).length).toBeGreaterThan(50);
    expect(cited.flatMap(unknownDecisions)).toEqual([]);
  });

  it("files that the docs link to", () => {
    const links = paths
      .filter((path) => path.endsWith(".md"))
      .flatMap((path) =>
        Array.from(readFileSync(path, "utf8").matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to = ""]) =>
          join(dirname(path), to),
        ),
      );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it("no issues of a tracker, and no documents outside the project", () => {
    const others = paths.filter((path) => !SELF.has(path));
    expect(others.filter((path) => /\bissues? #?\d/i.test(read(path)))).toEqual([]);
    const documents = others.flatMap((path) =>
      Array.from(read(path).matchAll(/[\w./-]+\.md\b|\bprinciple \d|\bdesign, /gi), ([document]) => ({
        path,
        document,
      })),
    );
    const exists = ({ path, document }: (typeof documents)[number]) =>
      [".", dirname(path), "docs"].some((folder) => existsSync(join(folder, document)));
    expect(documents.filter((cited) => !exists(cited))).toEqual([]);
  });
});
