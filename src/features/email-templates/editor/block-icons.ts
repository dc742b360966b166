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
import type { BlockType } from "../../../domain/email-template/document";
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
