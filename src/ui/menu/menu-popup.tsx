import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from "react";
import { createPortal } from "react-dom";
import { useOverlayRoot } from "../overlay/overlay-root";
import { placeBelow } from "../overlay/place-below";
import { tw } from "../tw";
import { unit } from "../unit";
import type { MenuEntry, MenuStart } from "./menu-entry";
import { MenuLine } from "./menu-line";
import { createTypeAhead, entryForKey } from "./type-ahead";

interface MenuPopupProps {
  open: boolean;
  onClose: () => void;
  /** Called when the popup has faded out. */
  onGone: () => void;
  start: MenuStart;
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  entries: readonly MenuEntry[];
  align: "start" | "end";
  width: number | undefined;
}

const popup = tw`fixed z-[1] grid gap-px min-w-[220px] overflow-auto overscroll-contain p-1.5 rounded-lg bg-raised shadow-float text-body focus-visible:outline-none [animation:gds-fade_var(--gds-fast)_var(--gds-ease)] transition-opacity duration-fast data-[closing]:opacity-0 data-[closing]:pointer-events-none forced:border forced:border-sys-text`;
/** The distance between the list and its button, in px. */
const GAP = 6;
const LINE = '[role^="menuitem"]';

/** The list of a Menu. Keys, letters and the pointer move the focus, which highlights a line. */
export function MenuPopup(props: MenuPopupProps) {
  const { open, onClose, onGone, start, anchor, labelledBy, entries, align, width } = props;
  const container = useOverlayRoot();
  const list = useRef<HTMLDivElement>(null);
  const [find] = useState(createTypeAhead);
  const focusedIn = (root: Node | undefined) => (root as ShadowRoot | undefined)?.activeElement ?? null;

  useLayoutEffect(() => {
    const box = list.current;
    if (!open || !box || !anchor.current) return;
    const stop = placeBelow(box, anchor.current, { gap: GAP, align });
    const enabled = [...box.querySelectorAll<HTMLElement>(`${LINE}:not([aria-disabled=true])`)];
    ((start === "list" ? null : enabled.at(start === "first" ? 0 : -1)) ?? box).focus({ preventScroll: true });
    return stop;
  }, [open, container, anchor, align, start]);

  const afterClose = useEffectEvent(() => {
    const root = anchor.current?.getRootNode();
    const focused = focusedIn(root);
    const outside = document.activeElement;
    const isNowhere = !focused && (!outside || outside === document.body || outside === (root as ShadowRoot).host);
    // not if the user has moved the focus meanwhile
    if (isNowhere || list.current?.contains(focused)) anchor.current?.focus();
    onGone();
  });
  useEffect(() => {
    if (open) return;
    let reopened = false;
    const fading = list.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(fading).then(() => reopened || afterClose());
    return () => void (reopened = true);
  }, [open]);

  const pressed = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    // the button toggles the menu itself
    if (!path.includes(list.current as EventTarget) && !path.includes(anchor.current as EventTarget)) onClose();
  });
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    addEventListener("pointerdown", (event) => pressed(event), { capture: true, signal: controller.signal });
    return () => controller.abort();
  }, [open]);

  /** Focuses the button first, so that a dialog that opens now returns the focus to it. */
  const leave = () => {
    anchor.current?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Tab continues from the button
    if (event.key === "Tab") return leave();
    if (event.key === "Escape") leave();
    else if (event.key === " " && event.target instanceof HTMLAnchorElement) event.target.click();
    else {
      const lines = [...(list.current?.querySelectorAll<HTMLElement>(LINE) ?? [])];
      const labels = lines.map(({ innerText }) => innerText.trim());
      const next = entryForKey(event, find, labels, lines.indexOf(event.target as HTMLElement));
      if (next === undefined) return;
      lines[next]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerMove = (event: ReactPointerEvent<HTMLElement>) => {
    if (!open) return;
    const target = (event.target as Element).closest<HTMLElement>(LINE) ?? list.current;
    if (event.pointerType === "mouse" && focusedIn(target?.getRootNode()) !== target)
      target?.focus({ preventScroll: true });
  };
  if (!container) return null;
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its lines have the focus
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-closing={!open || undefined}
      className={popup}
      style={width === undefined ? undefined : { width: unit(width) }}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onPointerLeave={(event) => open && event.pointerType === "mouse" && list.current?.focus({ preventScroll: true })}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && relatedTarget !== anchor.current && !list.current?.contains(relatedTarget)) onClose();
      }}
    >
      {entries.map((entry) => (
        <MenuLine key={"key" in entry ? entry.key : entry.label} entry={entry} onChosen={leave} onLeave={onClose} />
      ))}
    </div>,
    container,
  );
}
