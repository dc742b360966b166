import { EyeOff, GripVertical, Pin } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { formatNumber } from "../../../domain/format";
import { IconButton } from "../../../ui/icon-button";
import { Icon } from "../../../ui/icons/icon";
import { scrollWhileDragging, type DragScroll } from "../../../ui/scroll-while-dragging";
import { cx, tw } from "../../../ui/tw";
import { columnTexts as texts } from "../panel-texts";
import { moveColumn } from "./move-column";
import { labelOf, type PanelColumn } from "./panel-column";

interface ColumnOrderProps {
  /** The first says whose row it is: it stays where it is. */
  shown: readonly PanelColumn[];
  pinned: readonly string[];
  onOrder: (ids: readonly string[]) => void;
  onPin: (pinned: readonly string[]) => void;
  /** Says what was done to whoever doesn't see it. */
  onSay: (sentence: string) => void;
}

const line = tw`flex items-center gap-1 pl-3 pr-3 min-h-[40px] narrow:min-h-[48px] narrow:pl-1 narrow:pr-1 select-none`;
const lifted = tw`relative z-[1] mx-2 pl-1 pr-1 rounded bg-raised shadow-float`;
const grip = tw`relative hit grid place-items-center flex-none size-8 narrow:size-11 rounded text-faint cursor-grab active:cursor-grabbing touch-none hover:text-ink`;
const name = tw`flex-1 min-w-0 truncate`;

/** The columns that are shown: dragged by their handle or moved by arrows, pinned, hidden. */
export function ColumnOrder({ shown, pinned, onOrder, onPin, onSay }: ColumnOrderProps) {
  const list = useRef<HTMLOListElement>(null);
  const scroll = useRef<DragScroll | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const [first, ...others] = shown;
  const ids = others.map(({ id }) => id);

  // a browser takes the focus from what is put elsewhere
  useLayoutEffect(() => {
    if (moved !== null) list.current?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved)}"]`)?.focus();
  }, [moved, shown]);

  const move = (id: string, to: number) => {
    const next = moveColumn(ids, pinned, id, to);
    if (next.indexOf(id) === ids.indexOf(id)) return;
    onOrder(next);
    const column = others.find((one) => one.id === id);
    if (column) onSay(texts.moved(labelOf(column), formatNumber(next.indexOf(id) + 1), formatNumber(ids.length)));
  };
  const keys = (event: KeyboardEvent, id: string) => {
    const at = ids.indexOf(id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setMoved(id);
    move(id, to);
  };
  const drag = (event: PointerEvent<HTMLOListElement>) => {
    if (dragged === null) return;
    scroll.current?.follow(event.clientY);
    const lines = [...event.currentTarget.querySelectorAll("li[data-column]")];
    const below = lines.filter((each) => {
      const { top, height } = each.getBoundingClientRect();
      return event.clientY > top + height / 2;
    });
    const at = ids.indexOf(dragged);
    // its own line is among those above it
    const to = lines.indexOf(below.at(-1) as Element) < at ? below.length : below.length - 1;
    move(dragged, to);
  };
  const drop = () => {
    scroll.current?.stop();
    setDragged(null);
  };
  const hide = (column: PanelColumn) => {
    onOrder(ids.filter((id) => id !== column.id));
    onSay(texts.hidden(labelOf(column)));
    list.current?.focus();
  };
  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={texts.shown}
      className={tw`pt-1 focus-visible:outline-none`}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
    >
      {first && (
        <li className={line}>
          <span className={tw`w-8 flex-none narrow:w-11`} />
          <span className={name}>{labelOf(first)}</span>
          <span className={tw`text-label text-faint`}>{texts.fixed}</span>
          <span className={tw`grid place-items-center size-8 narrow:size-11 rounded bg-selected text-ink`}>
            <Icon of={Pin} size={16} />
          </span>
          <span className={tw`w-8 flex-none narrow:w-11`} />
        </li>
      )}
      {others.map((column) => {
        const { id } = column;
        const label = labelOf(column);
        const isPinned = pinned.includes(id);
        return (
          <li key={id} data-column className={cx(line, dragged === id && lifted)}>
            <button
              type="button"
              data-handle={id}
              aria-label={texts.move(label)}
              title={texts.moveHint}
              className={grip}
              onKeyDown={(event) => keys(event, id)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                // by the list: the line itself is moved, and would let go of the pointer
                list.current?.setPointerCapture(event.pointerId);
                scroll.current = list.current && scrollWhileDragging(list.current);
                setDragged(id);
              }}
            >
              <Icon of={GripVertical} size={16} />
            </button>
            <span className={name}>{label}</span>
            {isPinned && <span className={tw`text-label text-faint`}>{texts.fixed}</span>}
            <IconButton
              small
              icon={Pin}
              label={texts.pin(label)}
              aria-pressed={isPinned}
              className={tw`aria-pressed:bg-selected aria-pressed:text-ink`}
              onClick={() => onPin(isPinned ? pinned.filter((one) => one !== id) : [...pinned, id])}
            />
            <IconButton small icon={EyeOff} label={texts.hide(label)} onClick={() => hide(column)} />
          </li>
        );
      })}
    </ol>
  );
}
