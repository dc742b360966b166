import { GripVertical } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { Icon } from "../icons/icon";
import { scrollWhileDragging, type DragScroll } from "./scroll-while-dragging";
import { cx, tw } from "../tw";

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** What the grip of an item is called ("Sposta Cognome"). */
  gripLabel: (item: Item) => string;
  /** How it is moved by keyboard: read with each grip, and seen under the pointer. */
  gripHelp: string;
  /**
   * Moves an item from one place to another, from 0.
   * @returns the place that it got: the other one, unless that isn't for it
   */
  onMove: (from: number, to: number) => number;
  /** What is said when an item was moved; places from 1. */
  moved: (item: Item, place: number) => string;
  /** For screen readers. */
  onSay: (sentence: string) => void;
  /** The first line, which can't be moved. */
  first?: ReactNode;
  /** The order is as the person wants it: what was dragged is dropped, or the last arrow was a moment ago. */
  onSettled?: () => void;
  /** With a line around it and between its items. */
  boxed?: boolean;
  /** Another look of its lines: usually, while one is dragged, and of its grip. */
  look?: { line: string; lifted: string; grip: string };
  /** The content beside the grip. */
  children: (item: Item) => ReactNode;
}

const line = tw`flex items-center gap-1 min-h-[40px] px-3 narrow:min-h-[48px] narrow:px-1 coarse:min-h-[48px] select-none`;
const boxedLine = tw`flex items-center gap-1 min-h-[36px] pr-1 narrow:min-h-[44px] coarse:min-h-[44px] select-none`;
const lifted = tw`relative z-[1] mx-2 px-1 rounded bg-raised shadow-float`;
const boxedLifted = tw`relative z-[1] rounded bg-selected`;
const gripPlace = tw`grid place-items-center flex-none size-8 narrow:size-11`;
const grip = tw`relative hit rounded text-faint cursor-grab active:cursor-grabbing touch-none hover:text-ink`;

/** How long after the last arrow an order counts as what was wanted, in ms. */
const SETTLES = 500;
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** A list whose items are put into another order: by their grips with mouse and finger, by arrows with the keyboard. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, gripLabel, gripHelp, onMove, moved, onSay, onSettled, first, boxed, look, children } =
    props;
  const list = useRef<HTMLOListElement>(null);
  const scroll = useRef<DragScroll | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const pressed = useRef<string | null>(null);
  const settles = useRef<ReturnType<typeof setTimeout>>(undefined);

  // a browser takes the focus from what is put elsewhere
  useLayoutEffect(() => {
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    const place = item === undefined || to === from ? from : onMove(from, to);
    if (item !== undefined && place !== from) onSay(moved(item, place + 1));
    return place !== from;
  };
  const press = (event: KeyboardEvent, item: Item, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!move(from, Math.min(items.length - 1, Math.max(0, from + step)))) return;
    pressed.current = idOf(item);
    clearTimeout(settles.current);
    if (onSettled) settles.current = setTimeout(onSettled, SETTLES);
  };
  const drag = (event: PointerEvent<HTMLOListElement>) => {
    if (dragged === null) return;
    scroll.current?.follow(event.clientY);
    const lines = [...event.currentTarget.querySelectorAll(":scope > li[data-item]")];
    const above = lines.filter((each) => {
      const { top, height } = each.getBoundingClientRect();
      return event.clientY > top + height / 2;
    }).length;
    const from = items.findIndex((item) => idOf(item) === dragged);
    // its own line is among those above it
    move(from, above > from ? above - 1 : above);
  };
  const drop = () => {
    scroll.current?.stop();
    if (dragged !== null) onSettled?.();
    setDragged(null);
  };
  const usual = look?.line ?? (boxed ? boxedLine : line);
  const raised = look?.lifted ?? (boxed ? boxedLifted : lifted);
  return (
    <ol
      ref={list}
      aria-label={label}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
      className={look ? undefined : boxed ? tw`rounded border border-line-control bg-surface divide-y` : tw`pt-1`}
    >
      {first && (
        <li className={usual}>
          <span className={gripPlace} />
          {first}
        </li>
      )}
      {items.map((item, index) => {
        const id = idOf(item);
        return (
          <li key={id} data-item className={cx(usual, dragged === id && raised)}>
            <button
              type="button"
              data-grip={id}
              aria-label={gripLabel(item)}
              title={gripHelp}
              onKeyDown={(event) => press(event, item, index)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                // by the list: the line itself is moved, and would let go of the pointer
                list.current?.setPointerCapture(event.pointerId);
                scroll.current = list.current && scrollWhileDragging(list.current);
                setDragged(id);
              }}
              className={cx(look?.grip ?? gripPlace, grip)}
            >
              <Icon of={GripVertical} size={16} />
            </button>
            {children(item)}
          </li>
        );
      })}
    </ol>
  );
}
