import fc from "fast-check";
import { expect, it } from "vitest";
import { anyDocument } from "../test-support/any-document";
import { WIDTH } from "./mail-style";
import { STARTERS } from "../starters";
import { writeHtml } from "./write-html";

type Support = "yes" | "partly" | "no";

/**
 * Support of CSS properties in Gmail (the worst of web, iOS and Android) and in Outlook for Windows (its last version), from
 * https://www.caniemail.com/api/data.json of 13 May 2026. `color` and `font-family` aren't in that list; their values here are
 * those of `css-font`.
 */
const CANIEMAIL: Readonly<Record<string, { gmail: Support; outlook: Support }>> = {
  "background-color": { gmail: "yes", outlook: "yes" },
  border: { gmail: "yes", outlook: "partly" },
  "border-width": { gmail: "yes", outlook: "partly" },
  "border-radius": { gmail: "yes", outlook: "no" },
  color: { gmail: "yes", outlook: "yes" },
  display: { gmail: "partly", outlook: "partly" },
  "font-family": { gmail: "yes", outlook: "yes" },
  "font-size": { gmail: "yes", outlook: "partly" },
  "font-weight": { gmail: "yes", outlook: "partly" },
  height: { gmail: "yes", outlook: "partly" },
  "line-height": { gmail: "yes", outlook: "partly" },
  margin: { gmail: "partly", outlook: "partly" },
  "max-height": { gmail: "yes", outlook: "no" },
  "max-width": { gmail: "yes", outlook: "partly" },
  overflow: { gmail: "partly", outlook: "no" },
  padding: { gmail: "yes", outlook: "partly" },
  "text-align": { gmail: "partly", outlook: "partly" },
  "text-decoration": { gmail: "partly", outlook: "partly" },
  "vertical-align": { gmail: "yes", outlook: "yes" },
  width: { gmail: "yes", outlook: "partly" },
  // not used; listed for a clear message if somebody tries them
  "background-image": { gmail: "yes", outlook: "no" },
  "box-shadow": { gmail: "no", outlook: "no" },
  float: { gmail: "partly", outlook: "no" },
  gap: { gmail: "no", outlook: "no" },
  opacity: { gmail: "no", outlook: "no" },
  position: { gmail: "no", outlook: "no" },
  transform: { gmail: "no", outlook: "no" },
};

/** When a property that Outlook ignores does no harm: corners become square; hidden elements are also hidden by `display`. */
const MAY_BE_IGNORED: Readonly<Record<string, (style: Style) => boolean>> = {
  "border-radius": () => true,
  "max-height": (style) => style.get("display") === "none",
  overflow: (style) => style.get("display") === "none",
};

type Style = ReadonlyMap<string, string>;

const stylesOf = (html: string): Style[] =>
  [...html.matchAll(/ style="([^"]*)"/g)].map(
    ([, text = ""]) =>
      new Map(
        text
          .split(";")
          .map((part) => part.split(/:(.*)/s).map((text) => text.trim()))
          .flatMap(([name = "", value = ""]) => (name ? [[name, value] as const] : [])),
      ),
  );

/** @returns the properties of a style that Gmail or Outlook doesn't support */
const problemsOf = (style: Style): string[] =>
  [...style].flatMap(([name, value]) => {
    const support = CANIEMAIL[name];
    // Outlook's own properties, which others ignore
    if (name.startsWith("mso-")) return [];
    if (!support) return [`${name} isn't in the table`];
    if (support.gmail === "no") return [`Gmail has no ${name}`];
    if (support.outlook === "no" && !MAY_BE_IGNORED[name]?.(style)) return [`Outlook has no ${name}`];
    // caniemail's notes: `margin` (negative, auto), `display` (flex, grid), and some values of all properties
    if (name === "margin" && /-\d|auto/.test(value)) return [`margin:${value}`];
    if (name === "display" && !/^(none|block|inline-block|inline-table|inline)$/.test(value))
      return [`display:${value}`];
    if (/calc\(|var\(|rgba?\(|hsla?\(|\d(?:vw|vh|rem)\b/.test(value)) return [`${name}:${value}`];
    return [];
  });

const check = (html: string): void => {
  expect(stylesOf(html).flatMap(problemsOf)).toEqual([]);
  // Outlook supports `max-width` only for images, so the email needs a table for Outlook
  if (html.includes(`max-width:${WIDTH}px`))
    expect(html).toMatch(new RegExp(`<!--\\[if mso\\]>[^]*?width="${WIDTH}"[^]*?<!\\[endif\\]-->`));
};

it("all inline styles are supported by Gmail and Outlook, or do no harm", () => {
  for (const { document } of STARTERS) check(writeHtml(document("https://esempio.it/area")));
  fc.assert(
    fc.property(anyDocument, (document) => check(writeHtml(document))),
    { numRuns: 200, seed: 29 },
  );
});

it("unsupported styles are found", () => {
  const found = (style: string) => stylesOf(`<p style="${style}">`).flatMap(problemsOf);
  expect(found("position:absolute")).toEqual(["Gmail has no position"]);
  expect(found("display:flex;margin:0 auto")).toEqual(["display:flex", "margin:0 auto"]);
  expect(found("overflow:hidden")).toEqual(["Outlook has no overflow"]);
  expect(found("filter:blur(1px)")).toEqual(["filter isn't in the table"]);
  expect(found("display:none;overflow:hidden")).toEqual([]);
});
