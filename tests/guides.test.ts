import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { publicElements } from "../build/face/public-face";
import { CHOICES } from "../src/widgets/host/attributes/attributes";

const read = (name: string) => readFileSync(join("docs", name), "utf8");
const guides = { english: read("embedding.md"), italian: read("incorporare.md") };
const each = Object.entries(guides);

const elements = publicElements();
const attributes = new Set(elements.flatMap((element) => element.attributes.map(({ name }) => name)));
const properties = new Set(elements.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
const events = new Set(elements.flatMap((element) => element.events.map(({ name }) => name)));

const FENCE = /^```(\w*)\n([\s\S]*?)^```$/gm;
const all = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([whole, part]) => part ?? whole);
const unique = (values: string[]) => [...new Set(values)].sort();
/** The inline code of a text, sorted, because the two languages have another order. */
const codeIn = (text: string) => unique(all(text, /`([^`\n]+)`/g));

/** A block of code without its comments, which are in the language of the guide. */
const withoutComments = (code: string) => code.replace(/\/\*.*?\*\/| *\/\/ .*$/gm, "");

/** The parts of a section that must be equal in both guides. */
const sectionsOf = (guide: string) =>
  guide
    .replace(/<!--.*?-->/g, "")
    .split(/^(?=#+ )/m)
    .map((section) => {
      const prose = section.replace(FENCE, "");
      return {
        level: all(section, /^#+/g),
        blocks: all(section, FENCE).length,
        code: codeIn(prose),
        rows: all(prose, /^\|.*\|$/gm).map(codeIn),
        items: all(prose, /^(?:-|\d+\.) /gm),
        links: unique(all(prose, /\]\((\w+\.md#?[^)]*)\)/g)).filter(
          (link) => !/^(embedding|incorporare)\.md$/.test(link),
        ),
      };
    });
const blocksOf = (guide: string) =>
  Array.from(guide.matchAll(FENCE), ([, kind = "", code = ""]) => ({ kind, code: withoutComments(code) }));

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string) =>
  all(page, /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\d -]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The files of the apps of `npm run test:package`. */
const apps = readdirSync("tests/package", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|tsx|vue)$/.test(path) && !path.includes("node_modules"))
  .map((path) => withoutComments(readFileSync(join("tests/package", path), "utf8")));

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/^mocks|test/.test(path))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .join("\n");

describe("the two guides", () => {
  it("have the same code, links, rows and items in each section", () => {
    expect(sectionsOf(guides.italian)).toEqual(sectionsOf(guides.english));
  });

  it("have the same blocks of code", () => {
    expect(blocksOf(guides.italian)).toEqual(blocksOf(guides.english));
    expect(new Set(blocksOf(guides.english).map(({ kind }) => kind))).toEqual(
      new Set(["html", "css", "", "js", "ts", "vue"]),
    );
  });

  it.each(each)("contain the code for bundlers that `npm run test:package` tries (%s)", (_, guide) => {
    const section = guide
      .split(/^### (?:Single-page applications|Applicazioni a pagina singola)$/m)[1]
      ?.split(/^#{2,3} /m)[0];
    const codes = blocksOf(section ?? "").map(({ code }) => code);
    expect(codes).toHaveLength(5);
    expect(codes.filter((code) => !apps.some((app) => app.includes(code)))).toEqual([]);
  });

  it.each(each)("name the version of the package (%s)", (_, guide) => {
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
    expect(unique(all(guide, /\/gds\/(\d+\.\d+\.\d+)\//g))).toEqual([version]);
    expect(unique(all(guide, /\/gds\/(\d+)\//g))).toEqual([version.split(".")[0]]);
  });

  it.each(each)("list every element, attribute, event and custom property (%s)", (_, guide) => {
    const code = codeIn(guide.replace(FENCE, ""));
    const names = [...elements.map(({ tag }) => `<${tag}>`), ...attributes, ...events, ...properties];
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
  });

  it.each(each)("set no attribute, value or custom property that doesn't exist (%s)", (_, guide) => {
    for (const name of all(guide, /--gds-[\w-]+/g)) expect(properties).toContain(name);
    for (const name of all(guide, /addEventListener\("([\w-]+)"/g)) expect(events).toContain(name);
    for (const tag of all(guide, /<(?:gds-[a-z-]+|div data-gds)[^>]*>/g))
      for (const name of all(tag, /\s(?:data-)?([a-z-]+)=/g)) expect([...attributes, "gds"]).toContain(name);
    for (const [, name = "", value = ""] of guide.matchAll(/`([a-z-]+)="([^"]*)"/g)) {
      expect([...attributes, "type", "data-cfasync"]).toContain(name);
      if (name in CHOICES) expect(CHOICES[name as keyof typeof CHOICES], name).toContain(value);
    }
  });

  it.each(each)("mention no word with a hyphen that is neither public nor known (%s)", (_, guide) => {
    const known = new Set([...attributes, ...events, ...Object.values(CHOICES).flat()]);
    for (const word of ["script-src", "connect-src", "frame-src", "trusted-types"]) known.add(word);
    for (const property of ["font-size", "text-size-adjust"]) known.add(property);
    for (const word of ["scripts", "forms", "same-origin", "modals", "downloads"]) known.add(`allow-${word}`);
    for (const word of ["data-gds", "data-gds-api-base", "data-gds-base", "data-gds-origins"]) known.add(word);
    for (const { tag } of elements) known.add(tag).add(tag.replace("gds-", ""));
    for (const code of ["new-version", "page-load", "gds-widgets"]) known.add(code);
    const words = codeIn(guide.replace(FENCE, "")).filter((code) => /^[a-z]+(-[a-z]+)+$/.test(code));
    expect(words.filter((word) => !known.has(word) && !known.has(word.replace(/^data-/, "")))).toEqual([]);
  });

  it.each(each)("link to headings and files that exist (%s)", (_, guide) => {
    for (const [, file = "", anchor] of guide.matchAll(/\]\(([\w.]*)(?:#([^)]+))?\)/g)) {
      const page = file === "" ? guide : existsSync(join("docs", file)) ? read(file) : "";
      expect(page, file).not.toBe("");
      if (anchor) expect(anchorsOf(page)).toContain(anchor);
    }
  });

  it.each(each)("quote the elements' error messages exactly (%s)", (_, guide) => {
    const start = guide.search(/^## (Troubleshooting|Se qualcosa non va)$/m);
    const quotes = unique(all(guide.slice(start, guide.indexOf("\n## ", start)), /«([^»]+)»/g));
    expect(quotes.length).toBeGreaterThan(8);
    expect(quotes.filter((quote) => !sources.includes(quote))).toEqual([]);
  });

  it("have the sections that messages in the console name", () => {
    const named = unique(all(sources, /Guida: «([^»]+)»/g));
    expect(named).toHaveLength(2);
    for (const section of named) expect(guides.italian).toMatch(new RegExp(`^#+ ${section}$`, "m"));
  });

  it.each(each)("list the error codes and the stored items of the source (%s)", (_, guide) => {
    const table = guide.split(/^### (?:Error codes|Codici di errore)$/m)[1]?.split(/^#/m)[0] ?? "";
    const codes = all(table, /^\| (`.*?) \|/gm).flatMap(codeIn);
    expect(codes.length).toBeGreaterThan(8);
    const isWritten = (code: string) => sources.includes(`"${code}"`) || sources.includes(`\`${code}\${`);
    expect(codes.filter((code) => !isWritten(code))).toEqual([]);
    expect(unique(all(sources, /["`](gds:[a-z-]+)/g)).filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
  });
});
