import type { Block, Line, Paragraph } from "./document";

/** @returns a line of words alone */
export const words = (text: string): Line => (text === "" ? [] : [{ kind: "text", text }]);

/** @returns whether nobody would read anything */
export const isBlank = (line: Line): boolean => line.every((run) => run.kind === "text" && run.text.trim() === "");

const linesOfParagraphs = (paragraphs: readonly Paragraph[]): Line[] => paragraphs.map(({ line }) => line);

/** @returns the lines of a block, those of its columns, too */
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
