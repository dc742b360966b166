import type { Block } from "../../../domain/email-template/document";
import { lineLabel, linesOf } from "../../../domain/email-template/lines";
import { texts } from "./texts";

/** @returns what a block says, in its first words; else what it is */
export function blockLabel(block: Block): string {
  const kind = texts.types[block.type];
  if (block.type === "header") return block.name.trim() || kind;
  if (block.type === "image") return block.alt.trim() || kind;
  if (block.type === "footer") return kind;
  return linesOf(block).map(lineLabel).find(Boolean) ?? kind;
}

/** @returns what a block is and what it says, for who doesn't see it */
export function blockName(block: Block): string {
  const [kind, label] = [texts.types[block.type], blockLabel(block)];
  return kind === label ? kind : `${kind}: ${label}`;
}
