import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { tw } from "../tw";
import { unitOf } from "../unit";

interface ResizeHandleProps {
  /** The accessible name ("Larghezza di Zona"). */
  label: string;
  /** The tooltip: how to use it by pointer and keys. */
  hint: string;
  /** Whether it is the first handle of the header, which is the only tab stop. */
  first: boolean;
  min: number;
  max: number;
  /** Called with each new width, in px at the usual font size. @param done whether the user has finished */
  onResize: (width: number, done: boolean) => void;
  /** Restores the default width. */
  onReset: () => void;
}

/** The change for an arrow key, in px. */
const STEP = 16;

const handle = tw`absolute right-0 inset-y-0 z-[1] w-2 coarse:w-6 print:hidden cards:hidden cursor-col-resize touch-none select-none rounded-[3px] after:absolute after:right-0 after:inset-y-[9px] after:w-px after:content-[''] group-hover:after:bg-line-control coarse:after:bg-line-control focus-visible:after:bg-line-control hover:after:w-[3px] hover:after:bg-line-input active:after:w-[3px] active:after:bg-accent-mark focus-visible:outline-offset-[-2px] forced:after:bg-sys-text`;

/** @param step 1 for the next visible handle, -1 for the previous one */
function handleBeside(edge: HTMLElement, step: number): HTMLElement | undefined {
  const all = [...(edge.closest("tr")?.querySelectorAll<HTMLElement>("[role=separator]") ?? [])];
  const edges = all.filter((handle) => handle.checkVisibility());
  return edges[edges.indexOf(edge) + step];
}

/** Changes the width of a column by dragging or arrow keys. A double press or Enter restores the default width. */
export function ResizeHandle({ label, hint, first, min, max, onResize, onReset }: ResizeHandleProps) {
  const drag = useRef<{ x: number; width: number } | null>(null);
  const [currentWidth, setCurrentWidth] = useState(min);
  const widthAt = (element: HTMLElement) =>
    Math.round((element.parentElement?.getBoundingClientRect().width ?? min) / unitOf(element));
  const resize = (width: number, done: boolean) => {
    const next = Math.round(Math.min(max, Math.max(min, width)));
    setCurrentWidth(next);
    onResize(next, done);
  };
  const move = (event: PointerEvent<HTMLElement>, done: boolean) => {
    const from = drag.current;
    if (!from) return;
    if (done) drag.current = null;
    if (!done || event.clientX !== from.x)
      resize(from.width + (event.clientX - from.x) / unitOf(event.currentTarget), done);
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const width = widthAt(event.currentTarget);
    const to = { ArrowLeft: width - STEP, ArrowRight: width + STEP, Home: min, End: max }[event.key];
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) handleBeside(event.currentTarget, step)?.focus();
    else if (event.key === "Enter") onReset();
    else if (to !== undefined) resize(to, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      title={hint}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={currentWidth}
      tabIndex={first ? 0 : -1}
      className={handle}
      onFocus={(event) => setCurrentWidth(Math.min(max, Math.max(min, widthAt(event.currentTarget))))}
      onKeyDown={keys}
      onDoubleClick={onReset}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width: widthAt(event.currentTarget) };
      }}
      onPointerMove={(event) => move(event, false)}
      onPointerUp={(event) => move(event, true)}
      onPointerCancel={(event) => move(event, true)}
    />
  );
}
