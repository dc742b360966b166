import type { Block } from "../../../../domain/email-template/document";
import { tw } from "../../../../ui/tw";
import { useEditing } from "../state/editor-context";
import { BlockFrame } from "./block-frame";
import type { ColumnOf } from "./block-view";

interface BlockListProps {
  blocks: readonly Block[];
  /** The columns in which they stand; missing: the mail itself. */
  of?: string;
  side?: "left" | "right";
  className?: string;
}

/** Blocks below each other; where one is dragged, its attributes say which list it is over. */
export function BlockList({ blocks, of = "", side = "left", className }: BlockListProps) {
  const { document, selected, focused } = useEditing();
  // one of all blocks is reached by Tab, the others from there by arrows
  const stop = selected ?? document.blocks[0]?.id;
  return (
    <div data-blocks={of} data-side={side} className={className}>
      {blocks.map((block) => (
        <BlockFrame
          key={block.id}
          block={block}
          columnOf={columnOf}
          isSelected={block.id === selected}
          focused={block.id === selected ? focused : 0}
          isTabStop={block.id === stop}
          inColumn={of !== ""}
        />
      ))}
    </div>
  );
}

/** A block knows no lists, which hold blocks: it is given how one half of its columns is drawn. */
const columnOf: ColumnOf = (columns, side) => (
  <BlockList blocks={columns[side]} of={columns.id} side={side} className={tw`min-h-[48px]`} />
);
