import { getSchema } from "@tiptap/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { allBlocks, type EmailDocument, type Paragraph } from "../../../../domain/email-template/document";
import { linesOf } from "../../../../domain/email-template/lines";
import { anyDocument } from "../../../../domain/email-template/test-support/any-document";
import { writeHtml } from "../../../../domain/email-template/write/write-html";
import { fromTiptap, inOneLine, plainLine, tidyLine, toTiptap } from "./convert";
import { LINE, PARAGRAPHS } from "./extensions";

const RUNS = { numRuns: 200, seed: 29 };
const schemas = { line: getSchema(LINE), paragraphs: getSchema(PARAGRAPHS) };

/** Converts to Tiptap and back. Tiptap's schema checks each node. */
function through(kind: keyof typeof schemas, paragraphs: readonly Paragraph[]): Paragraph[] {
  const node = schemas[kind].nodeFromJSON(toTiptap(paragraphs));
  node.check();
  return fromTiptap(node.toJSON() as object);
}
const tidy = (paragraphs: readonly Paragraph[]): Paragraph[] =>
  paragraphs.map(({ style, line }) => ({ style, line: tidyLine(line) }));

it("paragraphs of any document survive the conversion to Tiptap and back", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const block of allBlocks(document)) {
        if (block.type !== "text" && block.type !== "footer") continue;
        if (block.paragraphs.length > 0)
          expect(through("paragraphs", block.paragraphs)).toEqual(tidy(block.paragraphs));
      }
    }),
    RUNS,
  );
});

it("lines of any document survive the conversion with their text and fields", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      for (const line of [document.subject, document.preheader, ...document.blocks.flatMap(linesOf)].map(plainLine))
        expect(through("line", [{ style: "plain", line }])).toEqual([{ style: "plain", line }]);
    }),
    RUNS,
  );
});

it("tidying lines doesn't change the text of the mail", () => {
  const textOf = (document: EmailDocument) => writeHtml(document).replace(/<[^>]*>|&nbsp;/g, "");
  fc.assert(
    fc.property(anyDocument, (document) => {
      const blocks = document.blocks.map((block) =>
        block.type === "text" ? { ...block, paragraphs: tidy(block.paragraphs) } : block,
      );
      expect(textOf({ ...document, blocks })).toBe(textOf(document));
    }),
    RUNS,
  );
});

it("an empty text gets one paragraph, and several paragraphs become one line", () => {
  expect(through("paragraphs", [])).toEqual([{ style: "plain", line: [] }]);
  const two: Paragraph[] = [
    { style: "plain", line: [{ kind: "text", text: "Ti", bold: true }] },
    { style: "bullet", line: [{ kind: "text", text: "aspettiamo", link: "www.avis.it" }] },
  ];
  expect(inOneLine(two)).toEqual([{ kind: "text", text: "Ti aspettiamo" }]);
});
