import type { Block, Line, Run } from "./document";
import { MERGE_FIELDS } from "./merge-fields";

export const toLine = (text: string): Line => (text === "" ? [] : [{ kind: "text", text }]);

export const isBlank = (line: Line): boolean => line.every((run) => run.kind === "text" && run.text.trim() === "");

export function linesOf(block: Block): Line[] {
  switch (block.type) {
    case "heading":
    case "button":
      return [block.line];
    case "text":
    case "footer":
      return block.paragraphs.map(({ line }) => line);
    case "columns":
      return [...block.left, ...block.right].flatMap(linesOf);
    default:
      return [];
  }
}

/** @returns a line as plain text, with the labels of fields and "Cara/Caro" for texts by sex */
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
