import { GripVertical } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { Icon } from "../icons/icon";
import { scrollWhileDragging, type DragScroll } from "./scroll-while-dragging";
import { cx, tw } from "../tw";

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** The accessible name of an item's grip ("Sposta Cognome"). */
  gripLabel: (item: Item) => string;
  /** The tooltip of the grips: how to move an item by keyboard. */
  gripHelp: string;
  /**
   * Moves an item from one index to another.
   * @returns its new index, which may be another one than requested
   */
  onMove: (from: number, to: number) => number;
  /** The announcement for a moved item. @param place from 1 */
  moved: (item: Item, place: number) => string;
  /** Announces a sentence to screen readers. */
  onAnnounce: (sentence: string) => void;
  /** The first line, which can't be moved. */
  first?: ReactNode;
  /** Called when the user is done: after a drop, or shortly after the last arrow key. */
  onSettled?: () => void;
  /** A border around the list and between its items. */
  boxed?: boolean;
  /** Other classes for the lines, the dragged line, and the grips. */
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

/** The time from the last arrow key until `onSettled`, in ms. */
const SETTLE_MS = 500;
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** A list whose items the user can sort: by dragging their grips, or with arrow keys. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const {
    label,
    items,
    idOf,
    gripLabel,
    gripHelp,
    onMove,
    moved,
    onAnnounce,
    onSettled,
    first,
    boxed,
    look,
    children,
  } = props;
  const list = useRef<HTMLOListElement>(null);
  const scroll = useRef<DragScroll | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const pressed = useRef<string | null>(null);
  const settles = useRef<ReturnType<typeof setTimeout>>(undefined);

  // a moved node loses the focus
  useLayoutEffect(() => {
    if (pressed.current !== null)
      list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(pressed.current)}"]`)?.focus();
    pressed.current = null;
  }, [items]);

  const move = (from: number, to: number) => {
    const item = items[from];
    const place = item === undefined || to === from ? from : onMove(from, to);
    if (item !== undefined && place !== from) onAnnounce(moved(item, place + 1));
    return place !== from;
  };
  const press = (event: KeyboardEvent, item: Item, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!move(from, Math.min(items.length - 1, Math.max(0, from + step)))) return;
    pressed.current = idOf(item);
    clearTimeout(settles.current);
    if (onSettled) settles.current = setTimeout(onSettled, SETTLE_MS);
  };
  const drag = (event: PointerEvent<HTMLOListElement>) => {
    if (dragged === null) return;
    scroll.current?.follow(event.clientY);
    const lines = [...event.currentTarget.querySelectorAll(":scope > li[data-item]")];
    const above = lines.filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      return event.clientY > top + height / 2;
    }).length;
    const from = items.findIndex((item) => idOf(item) === dragged);
    // the dragged line is one of those above
    move(from, above > from ? above - 1 : above);
  };
  const drop = () => {
    scroll.current?.stop();
    if (dragged !== null) onSettled?.();
    setDragged(null);
  };
  const lineClass = look?.line ?? (boxed ? boxedLine : line);
  const liftedClass = look?.lifted ?? (boxed ? boxedLifted : lifted);
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
        <li className={lineClass}>
          <span className={gripPlace} />
          {first}
        </li>
      )}
      {items.map((item, index) => {
        const id = idOf(item);
        return (
          <li key={id} data-item className={cx(lineClass, dragged === id && liftedClass)}>
            <button
              type="button"
              data-grip={id}
              aria-label={gripLabel(item)}
              title={gripHelp}
              onKeyDown={(event) => press(event, item, index)}
              onPointerDown={(event) => {
                if (event.button !== 0) return;
                // on the list, because a moved line loses the pointer capture
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
