import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import { use } from "react";
import type { Block } from "../../../../domain/email-template/document";
import { placeBeside } from "../../../../domain/email-template/edit-blocks";
import { tw } from "../../../../ui/tw";
import { useEditing } from "../state/editor-context";
import { texts } from "../texts";
import { ToolButton } from "../tool-button";
import { BeginDragContext } from "./use-block-drag";
import { useBlockMoves } from "./use-block-moves";

export function BlockToolbar({ block }: { block: Block }) {
  const { document } = useEditing();
  const moves = useBlockMoves(block);
  const beginDrag = use(BeginDragContext);
  const { id } = block;
  return (
    <div
      role="toolbar"
      aria-label={texts.block.toolbar}
      className={tw`print:hidden absolute right-3 -top-[18px] z-[2] flex rounded-md bg-inverse text-on-inverse shadow-float`}
    >
      <ToolButton
        on="dark"
        icon={GripVertical}
        label={texts.block.drag}
        tabIndex={-1}
        onPointerDown={(event) => beginDrag(event, { kind: "move", id })}
        className={tw`narrow:hidden cursor-grab touch-none`}
      />
      <ToolButton
        on="dark"
        icon={ArrowUp}
        label={texts.block.up}
        disabled={placeBeside(document, id, -1) === null}
        onClick={() => moves.step(-1)}
      />
      <ToolButton
        on="dark"
        icon={ArrowDown}
        label={texts.block.down}
        disabled={placeBeside(document, id, 1) === null}
        onClick={() => moves.step(1)}
      />
      <ToolButton on="dark" icon={Copy} label={texts.block.duplicate} onClick={moves.duplicate} />
      <ToolButton on="dark" icon={Trash2} label={texts.block.remove} onClick={moves.remove} />
    </div>
  );
}
