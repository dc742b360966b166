import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Checks the texts of the interface, which are all in files `texts.ts`, by rules of Italian spelling and style. */

/** @returns the texts in a source: its string literals; in a template, "¤" stands for each expression */
function textsIn(source: string): string[] {
  const texts: string[] = [];
  let at = 0;
  const quoted = () => {
    const [whole = ""] = /^"(?:[^"\\]|\\.)*"/.exec(source.slice(at)) ?? [];
    at += whole.length || 1;
    if (whole) texts.push(JSON.parse(whole) as string);
  };
  const template = () => {
    let text = "";
    for (at += 1; at < source.length && source[at] !== "`"; at += 1)
      if (source.startsWith("${", at)) {
        at += 2;
        code();
        text += "¤";
      } else text += source[at];
    at += 1;
    texts.push(text);
  };
  /** Reads until the closing brace, or the end. */
  const code = () => {
    for (let depth = 0; at < source.length;) {
      const next = source[at];
      if (source.startsWith("/*", at)) at = source.indexOf("*/", at) + 2;
      else if (source.startsWith("//", at)) at = source.indexOf("\n", at);
      else if (next === '"') quoted();
      else if (next === "`") template();
      else {
        if (next === "}" && depth === 0) return;
        depth += next === "{" ? 1 : next === "}" ? -1 : 0;
        at += 1;
      }
    }
  };
  code();
  return texts;
}

const SOURCES = readdirSync("src", { recursive: true, encoding: "utf8" })
  // names of towns are written as in registers
  .filter((path) => /\.tsx?$/.test(path) && !/^mocks|^contract|test|(?:place|province)-data/.test(path))
  .map((path) => join("src", path));
const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /(?:^|[/\\-])texts\.ts$/.test(path) && !path.startsWith("mocks"))
  .map((path) => join("src", path));
const ALL = FILES.flatMap((file) =>
  textsIn(readFileSync(file, "utf8").replace(/^import .*$/gm, "")).map((text) => ({ file, text })),
);
/** Texts that the specification prescribes, some of them in English. */
const SPECIFIED: readonly string[] = ["Cerca...", '¤ per "¤"', "You aren't authorized to see this", "oh nooo!"];

it.each<[what: string, rule: RegExp]>([
  ["a straight apostrophe", /\p{L}'|'\p{L}/u],
  ["an accent of the wrong kind", /\b(?:\p{L}*ch|n|s)è(?!\p{L})|(?<!\p{L})[EP]['’] |\bpò(?!\p{L})|\bqual’è/u],
  ["two spaces, or a space before punctuation", /\S {2}|[\p{L}\d] [,.;](?: |$)/u],
  ["three dots instead of “…”", /\.\.\./],
  ["“e/o”", /\be\/o\b/i],
  ["a program that says “I” instead of “we”", /\bNon riesco\b|\bnon posso\b/],
  [
    "a reader who is addressed as “Lei”",
    /\b(?:Inserisca|Clicchi|Selezioni|Scelga|Prema|Attenda|Riprovi|La preghiamo)\b/,
  ],
  ["“email” without its hyphen", /\bemail\b.* | .*\bemail\b|\bE-Mail\b/],
  ["quotation marks that aren't «»", /"\p{L}[^"]*"|“/u],
  ["an exclamation mark", /\p{L}!/u],
  // a button's name is a constant ("¤"), so that both change together
  ["a literal name of a button", /\b(?:premi|scegli|tocca|Con|poi|restano in) «\p{Lu}|\bo Annulla per\b/u],
  ["a click instead of a press, because there may be a finger", /\bclicc/i],
])("no text contains %s", (_, rule) => {
  const found = ALL.filter(({ text }) => rule.test(text) && !SPECIFIED.includes(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it("no other file of the sources has a text with a straight apostrophe", () => {
  const elided = /\b(?:d?all|dell|nell|sull|un|quest|quell|sant|com|dov|cos|[ldc])'\p{L}/iu;
  const found = SOURCES.flatMap((file) =>
    readFileSync(file, "utf8")
      .replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, "")
      .split("\n")
      .flatMap((line) => (elided.test(line) ? `${file}: ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
});

it("the scanner finds every text: literals, templates, and texts within templates", () => {
  expect(textsIn('a = { /* "no" */ b: "sì", c: (n: number) => `${n === 1 ? "uno" : `${n} o più`} di noi` };')).toEqual([
    "sì",
    "uno",
    "¤ o più",
    "¤ di noi",
  ]);
  expect(FILES.length).toBeGreaterThan(100);
  expect(ALL.some(({ text }) => text === "Annulla")).toBe(true);
});
