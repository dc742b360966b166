import {
  DOCUMENT_VERSION,
  type Block,
  type BlockType,
  type EmailDocument,
  type Line,
  type Purpose,
  type Run,
} from "./document";
import { isMergeField, MERGE_FIELDS } from "./merge-fields";
import { newBlock } from "./new-block";

/** The brand's red where an association has no colour of its own. */
const DEFAULT_BRAND = "#b1172c";

const DEAR: Run = { kind: "bySex", female: "Cara", male: "Caro", unknown: "Cara o caro" };

/**
 * @param text with fields in braces, and what stands there without a value after a bar; "{dear}" is by the receiver's sex
 * @example line("{dear} {firstName}, grazie del {lastDonationDate|tuo gesto}")
 */
const line = (text: string): Line =>
  text.split(/\{([^}]*)\}/).flatMap((part, index): Run[] => {
    if (index % 2 === 0) return part === "" ? [] : [{ kind: "text", text: part }];
    const [name = "", fallback] = part.split("|");
    if (name === "dear") return [DEAR];
    if (!isMergeField(name)) throw new Error(`No field is called ${name}`);
    return [{ kind: "field", field: name, fallback: fallback ?? MERGE_FIELDS[name].fallback }];
  });

type Content = { [Type in BlockType]: { type: Type } & Partial<Extract<Block, { type: Type }>> }[BlockType];

export const title = (words: string): Content => ({ type: "heading", line: line(words) });

/** @param paragraphs a text each; one that begins with "- " is an item of a list */
export const text = (...paragraphs: readonly string[]): Content & { type: "text" } => ({
  type: "text",
  paragraphs: paragraphs.map((words) =>
    words.startsWith("- ") ? { style: "bullet", line: line(words.slice(2)) } : { style: "plain", line: line(words) },
  ),
});

export const button = (words: string, link: string): Content => ({ type: "button", line: line(words), link });

export const columns = (...sides: readonly [head: string, words: string][]): Content => {
  const [left = [], right = []] = sides.map(([head, words], index) => {
    const block = newBlock("text", `side-${index + 1}`, DEFAULT_BRAND);
    const bold: Run = { kind: "text", text: head, bold: true };
    const paragraphs = [
      { style: "plain" as const, line: [bold] },
      { style: "plain" as const, line: line(words) },
    ];
    return block.type === "text" ? [{ ...block, paragraphs }] : [];
  });
  return { type: "columns", left, right };
};

interface Heads {
  purpose?: Purpose;
  subject: string;
  preheader: string;
}

/** @returns a mail with the association's name above, and how to unsubscribe below */
export function mail({ purpose, subject, preheader }: Heads, ...contents: readonly Content[]): EmailDocument {
  const all: readonly Content[] = [{ type: "header" }, ...contents, { type: "divider" }, { type: "footer" }];
  const blocks = all.map(
    (content, index) => ({ ...newBlock(content.type, `block-${index + 1}`, DEFAULT_BRAND), ...content }) as Block,
  );
  return {
    version: DOCUMENT_VERSION,
    subject: line(subject),
    preheader: line(preheader),
    brand: DEFAULT_BRAND,
    ...(purpose && { purpose }),
    blocks,
  };
}

/**
 * Returns a starter with the brand colour, the logo and the footer of a mail that the association has already written.
 * @param own null if the association has written none
 */
export function withOwnLook(starter: EmailDocument, own: EmailDocument | null): EmailDocument {
  if (own === null) return starter;
  const blocks = starter.blocks.map((block): Block => {
    if (block.type === "button") return { ...block, colour: own.brand };
    const { id, type, onlyWhoMayDonate } = block;
    const theirs = type === "header" || type === "footer" ? own.blocks.find((other) => other.type === type) : undefined;
    return theirs ? { ...theirs, id, onlyWhoMayDonate } : block;
  });
  return { ...starter, brand: own.brand, blocks };
}
