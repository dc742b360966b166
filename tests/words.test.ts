import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What the interface says, all of it in files of texts: rules of Italian and of its voice that a machine can hold. */

/** @returns the words in a file's source: each literal, a sentence with figures in it as one, "¤" where they stand */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  let at = 0;
  const quoted = () => {
    const [whole = ""] = /^"(?:[^"\\]|\\.)*"/.exec(source.slice(at)) ?? [];
    at += whole.length || 1;
    if (whole) words.push(JSON.parse(whole) as string);
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
    words.push(text);
  };
  /** Up to the brace that closes it, or the end. */
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
  return words;
}

const FILES = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /(?:^|[/\\-])texts\.ts$/.test(path) && !path.startsWith("mocks"))
  .map((path) => join("src", path));
const ALL = FILES.flatMap((file) =>
  wordsIn(readFileSync(file, "utf8").replace(/^import .*$/gm, "")).map((text) => ({ file, text })),
);
/** To the letter of the specification, English with it. */
const SPECIFIED: readonly string[] = ["Cerca...", '¤ per "¤"', "You aren't authorized to see this", "oh nooo!"];

it.each<[what: string, rule: RegExp]>([
  ["an apostrophe of a typewriter", /\p{L}'|'\p{L}/u],
  ["an accent of the wrong kind", /\b(?:\p{L}*ch|n|s)è(?!\p{L})|(?<!\p{L})[EP]['’] |\bpò(?!\p{L})|\bqual’è/u],
  ["two blanks, or one before a stop", /\S {2}|[\p{L}\d] [,.;](?: |$)/u],
  ["three stops in place of “…”", /\.\.\./],
  ["“e/o”", /\be\/o\b/i],
  ["“I” of the program, which is “we”", /\bNon riesco\b|\bnon posso\b/],
  ["“Lei” to the reader", /\b(?:Inserisca|Clicchi|Selezioni|Scelga|Prema|Attenda|Riprovi|La preghiamo)\b/],
  ["“email” without its hyphen", /\bemail\b.* | .*\bemail\b|\bE-Mail\b/],
  ["quotation marks that aren't «»", /"\p{L}[^"]*"|“/u],
  ["an exclamation mark", /\p{L}!/u],
  // "¤" is the constant of the button, so that both change together
  ["the name of a button in letters", /\b(?:premi|scegli|tocca|Con|poi|restano in) «\p{Lu}|\bo Annulla per\b/u],
  ["a click, where there may be a finger", /\bclicc/i],
])("nobody reads %s", (_, rule) => {
  const found = ALL.filter(({ text }) => rule.test(text) && !SPECIFIED.includes(text));
  expect(found.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it("what is said is found: words, sentences with figures, and those within them", () => {
  expect(wordsIn('a = { /* "no" */ b: "sì", c: (n: number) => `${n === 1 ? "uno" : `${n} o più`} di noi` };')).toEqual([
    "sì",
    "uno",
    "¤ o più",
    "¤ di noi",
  ]);
  expect(FILES.length).toBeGreaterThan(100);
  expect(ALL.some(({ text }) => text === "Annulla")).toBe(true);
});
