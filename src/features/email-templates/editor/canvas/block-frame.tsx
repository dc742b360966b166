import { memo, useEffect, useRef, useState, use, type KeyboardEvent, type MouseEvent } from "react";
import { isTooLong, LONGEST_TEXT, type Block } from "../../../../domain/email-template/document";
import { formatNumber } from "../../../../domain/format";
import { cx, tw } from "../../../../ui/tw";
import { blockName } from "../block-label";
import type { CaretStart } from "../rich-text/use-tiptap";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";
import { BlockView, type ColumnOf } from "./block-view";
import { useBlockKeys, useBlockMoves } from "./use-block-moves";
import { ArrowDown, ArrowUp, Copy, GripVertical, Trash2 } from "lucide-react";
import { placeBeside } from "../../../../domain/email-template/edit-blocks";
import { ToolButton } from "../tool-button";
import { BeginDragContext } from "./use-block-drag";

interface BlockFrameProps {
  block: Block;
  columnOf: ColumnOf;
  isSelected: boolean;
  /** Increases when the block should take the focus. */
  focused: number;
  isTabStop: boolean;
  inColumn: boolean;
}

const frame = tw`relative min-w-0 cursor-default focus-visible:outline-none forced:aria-current:outline`;
const looks = {
  idle: tw`hover:[box-shadow:inset_0_0_0_1px_#cfc6ba]`,
  selected: tw`z-[1] [box-shadow:0_0_0_2px_var(--mail-mark)]`,
};
const TEXT_TYPES: ReadonlySet<Block["type"]> = new Set(["heading", "text", "footer"]);

export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const { block, columnOf, isSelected, focused, isTabStop, inColumn } = props;
  const act = useAct();
  const box = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<CaretStart>(null);
  if (!isSelected && writing !== null) setWriting(null);
  useEffect(() => {
    if (focused > 0) box.current?.focus();
  }, [focused]);
  const keys = useBlockKeys(block, () => TEXT_TYPES.has(block.type) && setWriting("end"));
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isSelected) act({ type: "select", id: block.id });
    // a keyboard click comes from one of the block's tools
    if (TEXT_TYPES.has(block.type) && writing === null && event.detail > 0)
      setWriting({ x: event.clientX, y: event.clientY });
  };
  const leave = () => {
    setWriting(null);
    box.current?.focus();
  };
  return (
    // A block is like an option of a list, but contains text fields: no widget role fits.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      data-block={block.id}
      role="group"
      aria-label={blockName(block)}
      aria-current={isSelected || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isTabStop ? 0 : -1}
      title={isSelected ? undefined : texts.types[block.type]}
      onClick={press}
      onFocus={(event) => {
        if (event.target === event.currentTarget && !isSelected) act({ type: "select", id: block.id });
      }}
      onKeyDown={(event: KeyboardEvent) => event.target === event.currentTarget && keys(event)}
      className={cx(frame, isSelected ? looks.selected : looks.idle)}
    >
      {block.onlyWhoMayDonate && (
        <span className={tw`absolute left-2 top-0 rounded-b-sm bg-[#e4ded4] px-1.5 text-[11px] text-[#574f45]`}>
          {texts.onlyWhoMayDonateTag}
        </span>
      )}
      <BlockView block={block} columnOf={columnOf} writing={writing} inColumn={inColumn} onLeave={leave} />
      {isTooLong(block) && (
        <p
          role="status"
          className={tw`mx-[var(--mail-pad)] mb-2 rounded-sm bg-[#fbe9e7] px-2 py-1 text-[13px] text-[#8c1d18]`}
        >
          {texts.block.tooLong(formatNumber(LONGEST_TEXT))}
        </p>
      )}
      {isSelected && <BlockToolbar block={block} />}
    </div>
  );
});

function BlockToolbar({ block }: { block: Block }) {
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
