import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { publicElements } from "../build/face/public-face";
import { failureTexts } from "../src/ui/failure-texts";

const read = (name: string) => readFileSync(`docs/${name}`, "utf8");
const [italian, english] = [read("incorporare.md"), read("embedding.md")];

/** What a guide gives to be pasted, by its kind, without comments. */
const blocksOf = (guide: string) =>
  [...guide.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""]) => ({
    kind,
    text: text.replace(/\s*\/\*.*?\*\//g, "").trim(),
  }));
const linesOf = ({ text }: { text: string }) => text.split("\n").map((line) => line.trim());
const anchorsOf = (guide: string) =>
  [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().replace(/[^\p{L}\d ]/gu, "").replaceAll(" ", "-")); // prettier-ignore
const elements = publicElements();

describe("the Italian guide", () => {
  it("gives to be pasted what the English one gives: the same tag, placeholder, policy and colour", () => {
    const known = blocksOf(english);
    const blocks = blocksOf(italian);
    expect(blocks.map(({ kind }) => kind)).toEqual(["html", "html", "css", ""]);
    for (const block of blocks) {
      const alike = known.filter(({ kind }) => kind === block.kind).map(linesOf);
      // of a style sheet a part: each of its lines stands in the other's
      const whole = block.kind === "css" ? alike.find((lines) => linesOf(block).every((line) => lines.includes(line))) : alike.find((lines) => lines.join("\n") === linesOf(block).join("\n")); // prettier-ignore
      expect(whole, block.text).toBeDefined();
    }
  });

  it("has a line for every element, and names no attribute or property that there isn't", () => {
    const rows = [...italian.matchAll(/^\| .+ \| `<(gds-[\w-]+)>` \|$/gm)].map(([, tag]) => tag);
    expect(rows.sort()).toEqual(elements.map(({ tag }) => tag).sort());
    const attributes = new Set(elements.flatMap((element) => element.attributes.map(({ name }) => name)));
    const properties = new Set(elements.flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name)));
    const named = [...italian.matchAll(/`([a-z-]+)(?:="[\w-]+")?`/g)].map(([, name = ""]) => name);
    const [ours, others] = [
      named.filter((name) => attributes.has(name)),
      named.filter((name) => !attributes.has(name)),
    ];
    expect(ours).toEqual(expect.arrayContaining(["bell", "theme", "api-base", "recaptcha-site-key"]));
    // words of HTML and of the policy, and the beginning of a placeholder's attributes
    expect(others.filter((name) => !["div", "data-", "script-src", "connect-src"].includes(name))).toEqual([]);
    for (const [name] of italian.matchAll(/--gds-[\w-]+/g)) expect(properties).toContain(name);
  });

  it("leads to places of the English one that there are, whose tables are made from the elements", () => {
    const links = [...italian.matchAll(/\]\(embedding\.md#([\w-]+)\)/g)].map(([, anchor]) => anchor);
    expect(links.length).toBeGreaterThan(2);
    for (const anchor of links) expect(anchorsOf(english)).toContain(anchor);
  });

  it("quotes what is really seen when something is wrong", () => {
    expect(italian).toContain(`«${failureTexts.newVersion}»`);
    expect(italian).toContain("«Manca la connessione»");
    expect(readFileSync("src/domain/texts.ts", "utf8")).toContain("Manca la connessione");
  });
});
