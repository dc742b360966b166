import { imageAddress, linkAddress } from "../addresses";
import type { Block, EmailDocument, Leaf, Line, Paragraph, Run } from "../document";
import { MERGE_FIELDS } from "../merge-fields";
import { lineTemplate, literal, runTemplate, value, when } from "./mustache";

/** Writes an email as plain text, a Mustache template. */
export const writeText = ({ blocks }: EmailDocument): string => `${joined(blocks)}\n`;

const joined = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      const text = block.type === "columns" ? joined([...block.left, ...block.right]) : leaf(block);
      return text !== "" && block.onlyWhoMayDonate ? when("mayDonate", true, text) : text;
    })
    .filter((text) => text !== "")
    .join("\n\n");

function leaf(block: Leaf): string {
  switch (block.type) {
    case "header":
      return literal(block.name, "text");
    case "heading":
      return lineTemplate(block.line);
    case "text":
      return paragraphs(block.paragraphs);
    case "image":
      return imageAddress(block.source) === null ? "" : withLink(literal(block.alt, "text"), block.link);
    case "button":
      return linkAddress(block.link) === null ? "" : withLink(lineTemplate(block.line), block.link);
    case "divider":
      return "----------";
    case "spacer":
      return "";
    case "donorData":
      return block.fields
        .map((name) => when(name, true, `${MERGE_FIELDS[name].label}: ${value(name, "text")}\n`))
        .join("");
    case "footer": {
      const leave = block.unsubscribe === "" ? "" : `${literal(block.unsubscribe, "text")}: {{{unsubscribeUrl}}}`;
      return [paragraphs(block.paragraphs), leave].filter(Boolean).join("\n");
    }
  }
}

function paragraphs(all: readonly Paragraph[]): string {
  let number = 0;
  const texts = all.map(({ style, line }) => {
    number = style === "number" ? number + 1 : 0;
    const before = style === "bullet" ? "- " : style === "number" ? `${number}. ` : "";
    return before + lineText(line);
  });
  // an empty line after paragraphs, not after list items
  return texts
    .map((text, index) => text + (all[index + 1] && all[index]?.style === "plain" ? "\n" : ""))
    .join("\n")
    .trim();
}

const lineText = (line: Line): string => line.map(runText).join("");

const runText = (run: Run): string =>
  run.kind === "text" && run.link !== undefined
    ? withLink(literal(run.text, "text"), run.link)
    : runTemplate(run, "text");

const withLink = (text: string, link: string): string => {
  const to = linkAddress(link);
  return to === null || to === text ? text : text === "" ? to : `${text} (${to})`;
};
