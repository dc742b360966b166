import { describe, expect, it } from "vitest";
import { CHECKS, checkDocument, type CheckName } from "./checks";
import type { Block, EmailDocument } from "./document";
import { toLine } from "./lines";
import { newBlock } from "./new-block";
import { contrast } from "./write/mail-style";

const BRAND = "#b1172c";
const document = (change: Partial<EmailDocument> = {}, ...blocks: Block[]): EmailDocument => ({
  version: 1,
  subject: toLine("Ti aspettiamo"),
  preheader: toLine("Bastano dieci minuti"),
  brand: BRAND,
  blocks: [...blocks, newBlock("footer", "footer", BRAND)],
  ...change,
});
const failed = (one: EmailDocument) =>
  checkDocument(one).checks.flatMap(({ name, result, blocks }) =>
    result === "passed" ? [] : [{ name, result, blocks }],
  );
const image = (change: object): Block =>
  ({ ...newBlock("image", "image", BRAND), source: "https://a.it/b.png", alt: "Logo", ...change }) as Block;
const linked = (link: string): Block =>
  ({
    ...newBlock("text", "text", BRAND),
    paragraphs: [{ style: "plain", line: [{ kind: "text", text: "qui", link }] }],
  }) as Block;

describe("the checks of an email", () => {
  it("pass for a complete email", () => {
    expect(failed(document({}, image({}), linked("www.avis.it")))).toEqual([]);
    expect(checkDocument(document()).checks.map(({ name }) => name)).toEqual(CHECKS);
  });

  it.each<[CheckName, "warns" | "stops", EmailDocument, string[]]>([
    ["subject", "stops", document({ subject: toLine("  ") }), []],
    ["preheader", "warns", document({ preheader: [] }), []],
    ["unsubscribe", "stops", document({ blocks: [linked("www.avis.it")] }), []],
    ["unsubscribe", "stops", document({ blocks: [{ ...newBlock("footer", "f", BRAND), onlyWhoMayDonate: true }] }), []],
    ["empty", "warns", document({}, newBlock("text", "text", BRAND)), ["text"]],
    ["links", "stops", document({}, linked("javascript:alert(1)")), ["text"]],
    ["links", "stops", document({}, newBlock("button", "button", BRAND)), ["button"]],
    ["images", "stops", document({}, image({ source: "foto.png" })), []],
    ["alternatives", "warns", document({}, image({ alt: " " })), ["image"]],
    ["placeholders", "warns", document({ subject: toLine("Ciao {{soprannome}}") }), []],
    ["placeholders", "warns", document({}, linked("https://a.it/?n=%nome%")), ["text"]],
    ["contrast", "warns", document({ brand: "#ffd54f" }, linked("www.avis.it")), ["text"]],
  ])("find a problem of: %s", (name, result, one, blocks) => {
    if (name === "images")
      return expect(failed(document({}, image({ source: "" })))).toEqual([{ name, result, blocks: ["image"] }]);
    return expect(failed(one)).toEqual([{ name, result, blocks }]);
  });

  it("find an email that Gmail would clip, with its size", () => {
    const long = toLine("Molto da dire. ".repeat(1_200));
    const blocks = Array.from(
      { length: 6 },
      (_, index): Block =>
        ({ ...newBlock("text", `t${index}`, BRAND), paragraphs: [{ style: "plain", line: long }] }) as Block,
    );
    const heavy = document({}, ...blocks);
    expect(failed(heavy)).toEqual([{ name: "weight", result: "warns", blocks: [] }]);
    expect(checkDocument(heavy).bytes).toBeGreaterThan(100_000);
  });

  it("include blocks in columns", () => {
    const columns = { ...newBlock("columns", "c", BRAND), left: [newBlock("button", "inner", BRAND)] } as Block;
    expect(failed(document({}, columns))).toEqual([{ name: "links", result: "stops", blocks: ["inner"] }]);
  });

  it.each([
    [true, [{ name: "unsubscribe", result: "stops", blocks: [] }]],
    [false, []],
  ])("accept a footer in columns unless only some receivers see it (%s)", (onlyWhoMayDonate, problems) => {
    const columns = { ...newBlock("columns", "c", BRAND), left: [newBlock("footer", "f", BRAND)], onlyWhoMayDonate };
    expect(failed(document({ blocks: [columns as Block] }))).toEqual(problems);
  });
});

it("contrast is computed as in WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#ffffff", "#777777")).toBe(contrast("#777777", "#ffffff"));
});
