import { imageAddress, linkAddress } from "./addresses";
import { allBlocks, isTooLong, type Block, type EmailDocument, type Line } from "./document";
import { isBlank, linesOf } from "./lines";
import { hasPlaceholder } from "./placeholders";
import { COLOURS, contrast, READABLE_CONTRAST } from "./write/mail-style";
import { writeHtml } from "./write/write-html";

/** Gmail clips longer emails, which hides the unsubscribe link. In bytes: 102 kB minus some space for the receiver's data. */
export const GMAIL_CLIPS = 100_000;

/** All checks, in the order of the preview. */
export const CHECKS = [
  "subject",
  "preheader",
  "unsubscribe",
  "empty",
  "links",
  "images",
  "alternatives",
  "placeholders",
  "contrast",
  "weight",
  "length",
] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Check {
  name: CheckName;
  /** "stops": the email can't be sent. */
  result: "passed" | "warns" | "stops";
  /** Ids of the blocks with the problem. */
  blocks: string[];
}

/** Checks an email before it is sent. @returns all checks with their results, and the size in bytes */
export function checkDocument(document: EmailDocument): { checks: Check[]; bytes: number } {
  const blocks = allBlocks(document);
  const bytes = new TextEncoder().encode(writeHtml(document)).length;
  const wrong = (name: CheckName, result: "warns" | "stops", found: boolean | readonly Block[]): Check => {
    const ids = typeof found === "boolean" ? [] : found.map(({ id }) => id);
    const passed = typeof found === "boolean" ? !found : ids.length === 0;
    return { name, result: passed ? "passed" : result, blocks: ids };
  };
  const checks = [
    wrong("subject", "stops", isBlank(document.subject)),
    wrong("preheader", "warns", isBlank(document.preheader)),
    wrong("unsubscribe", "stops", !document.blocks.some(unsubscribesAll)),
    wrong("empty", "warns", blocks.filter(isEmpty)),
    wrong(
      "links",
      "stops",
      blocks.filter((block) => linksOf(block).some((link) => linkAddress(link) === null)),
    ),
    wrong(
      "images",
      "stops",
      blocks.filter((block) => block.type === "image" && imageAddress(block.source) === null),
    ),
    wrong(
      "alternatives",
      "warns",
      blocks.filter((block) => block.type === "image" && block.alt.trim() === ""),
    ),
    placeholders(document, blocks),
    wrong("contrast", "warns", isHardToRead(document.brand) ? blocks.filter(hasLinkInText) : []),
    wrong("weight", "warns", bytes > GMAIL_CLIPS),
    tooLong(document, blocks),
  ];
  return { checks, bytes };
}

/** Placeholders of other programs stay as they are written. */
function placeholders({ subject, preheader }: EmailDocument, blocks: readonly Block[]): Check {
  const isIn = (line: Line) => hasPlaceholder(line.map((run) => (run.kind === "text" ? run.text : " ")).join(""));
  const inBlock = (block: Block) => linesOf(block).some(isIn) || linksOf(block).some(hasPlaceholder);
  const ids = blocks.filter((block) => block.type !== "columns" && inBlock(block)).map(({ id }) => id);
  const found = ids.length > 0 || isIn(subject) || isIn(preheader);
  return { name: "placeholders", result: found ? "warns" : "passed", blocks: ids };
}

/** Texts that are too long can't be saved. */
function tooLong({ subject, preheader }: EmailDocument, blocks: readonly Block[]): Check {
  const ids = blocks.filter(isTooLong).map(({ id }) => id);
  const found = ids.length > 0 || isTooLong(subject) || isTooLong(preheader);
  return { name: "length", result: found ? "stops" : "passed", blocks: ids };
}

/** @returns the addresses of a block's links, as typed; an image may have none */
function linksOf(block: Block): string[] {
  if (block.type === "button") return [block.link];
  if (block.type === "image") return block.link === "" ? [] : [block.link];
  if (block.type === "columns") return [];
  return linesOf(block).flatMap((line) =>
    line.flatMap((run) => (run.kind === "text" && run.link !== undefined ? [run.link] : [])),
  );
}

/** @returns whether a block has an unsubscribe link for all receivers. If only some see columns, this applies to their blocks, too */
function unsubscribesAll(block: Block): boolean {
  if (block.onlyWhoMayDonate) return false;
  if (block.type === "columns") return [...block.left, ...block.right].some(unsubscribesAll);
  return block.type === "footer" && block.unsubscribe.trim() !== "";
}

function isEmpty(block: Block): boolean {
  if (block.type === "columns") return block.left.length + block.right.length === 0;
  if (block.type === "donorData") return block.fields.length === 0;
  const lines = linesOf(block);
  return block.type !== "footer" && lines.length > 0 && lines.every(isBlank);
}

/** Buttons aren't included, because they always have a readable text colour. */
const hasLinkInText = (block: Block): boolean =>
  (block.type === "text" || block.type === "footer") && linksOf(block).length > 0;

const isHardToRead = (brand: string): boolean => contrast(brand, COLOURS.paper) < READABLE_CONTRAST;
