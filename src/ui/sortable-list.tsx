import { GripVertical } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { Icon } from "./icons/icon";
import { cx, tw } from "./tw";
import { VisuallyHidden } from "./visually-hidden";

export interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  /** What the grip of an item is called ("Sposta Cognome"). */
  gripLabel: (item: Item) => string;
  /** How it is moved by keyboard, read with each grip. */
  gripHelp: string;
  /** Said when an item was moved by keyboard; places from 1. */
  moved: (item: Item, place: number) => string;
  onMove: (from: number, to: number) => void;
  /** What stands beside the grip. */
  children: (item: Item) => ReactNode;
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** A list whose items are put into another order: by their grips with mouse and finger, by arrows with the keyboard. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, gripLabel, gripHelp, moved, onMove, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const focused = useRef<string | null>(null);
  const at = (id: string) => items.findIndex((item) => idOf(item) === id);
  const helpId = useId();

  // an element that is moved in the page loses the focus
  useLayoutEffect(() => {
    const grip =
      focused.current && list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focused.current)}"]`);
    if (grip) grip.focus();
    focused.current = null;
  }, [items]);

  const press = (event: KeyboardEvent, item: Item, from: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = Math.min(items.length - 1, Math.max(0, from + step));
    if (to === from) return;
    focused.current = idOf(item);
    setSaid(moved(item, to + 1));
    onMove(from, to);
  };
  const drag = (event: PointerEvent) => {
    if (dragged === null || !list.current) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const over = rows.findIndex(({ bottom }) => event.clientY < bottom);
    const from = at(dragged);
    const to = over === -1 ? rows.length - 1 : over;
    if (from !== -1 && to !== from) onMove(from, to);
  };
  const drop = () => setDragged(null);
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onLostPointerCapture={drop}
        className={tw`rounded border border-line-control bg-surface divide-y`}
      >
        {items.map((item, index) => {
          const id = idOf(item);
          return (
            <li
              key={id}
              className={cx(
                tw`flex items-center gap-1 min-h-[36px] narrow:min-h-[44px] coarse:min-h-[44px] pr-1`,
                dragged === id && tw`bg-selected`,
              )}
            >
              <button
                type="button"
                data-grip={id}
                aria-label={gripLabel(item)}
                aria-describedby={helpId}
                onKeyDown={(event) => press(event, item, index)}
                onPointerDown={(event) => {
                  if (event.button !== 0) return;
                  // the list's, since the grip itself is moved about
                  list.current?.setPointerCapture(event.pointerId);
                  setDragged(id);
                }}
                className={tw`relative hit grid place-items-center flex-none w-9 self-stretch text-faint cursor-grab [touch-action:none] rounded`}
              >
                <Icon of={GripVertical} size={16} />
              </button>
              {children(item)}
            </li>
          );
        })}
      </ul>
      <VisuallyHidden>
        <span id={helpId}>{gripHelp}</span>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
