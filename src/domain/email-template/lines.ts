import type { Block, Line, Paragraph, Run } from "./document";
import { MERGE_FIELDS } from "./merge-fields";

export const words = (text: string): Line => (text === "" ? [] : [{ kind: "text", text }]);

export const isBlank = (line: Line): boolean => line.every((run) => run.kind === "text" && run.text.trim() === "");

const linesOfParagraphs = (paragraphs: readonly Paragraph[]): Line[] => paragraphs.map(({ line }) => line);

export function linesOf(block: Block): Line[] {
  switch (block.type) {
    case "heading":
    case "button":
      return [block.line];
    case "text":
    case "footer":
      return linesOfParagraphs(block.paragraphs);
    case "columns":
      return [...block.left, ...block.right].flatMap(linesOf);
    default:
      return [];
  }
}

/** @returns a line as the editor names it: fields by their words, "Cara/Caro" where the sex decides */
export const lineLabel = (line: Line): string =>
  line
    .map((run) => {
      if (run.kind === "text") return run.text;
      return run.kind === "field" ? MERGE_FIELDS[run.field].label : bySexLabel(run);
    })
    .join("")
    .trim();

export const bySexLabel = ({ female, male, unknown }: Extract<Run, { kind: "bySex" }>): string =>
  [female, male].filter(Boolean).join("/") || unknown;
