import type { Block, BlockType } from "../../../domain/email-template/document";
import { lineLabel, linesOf } from "../../../domain/email-template/lines";
import { texts } from "./texts";
import {
  AlignLeft,
  Braces,
  Columns2,
  Heading,
  Image,
  Minus,
  MoveVertical,
  PanelBottom,
  PanelTop,
  SquareMousePointer,
} from "lucide-react";
import type { IconType } from "../../../ui/icons/icon";

/** What each kind of block is known by, in the order in which they are offered. */
export const BLOCK_ICONS: Readonly<Record<BlockType, IconType>> = {
  heading: Heading,
  text: AlignLeft,
  image: Image,
  button: SquareMousePointer,
  columns: Columns2,
  divider: Minus,
  spacer: MoveVertical,
  donorData: Braces,
  header: PanelTop,
  footer: PanelBottom,
};

export const BLOCK_TYPES = Object.keys(BLOCK_ICONS) as BlockType[];

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
