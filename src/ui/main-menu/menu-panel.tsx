import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { cx, tw } from "../tw";
import type { MenuPages } from "./items";
import { MenuLink } from "./menu-link";
import { createTypeAhead } from "../menu/type-ahead";

const GAP = 3;
const MARGIN = 8;

/**
 * Keeps a popover under what opened it, within the window, while the page scrolls or changes its size.
 * @returns how to stop
 */
function positionBelow(popover: HTMLElement, anchor: HTMLElement): () => void {
  const place = () => {
    const { left, bottom } = anchor.getBoundingClientRect();
    const rightEdge = document.documentElement.clientWidth - MARGIN;
    const top = bottom + GAP;
    popover.style.maxWidth = `${rightEdge - MARGIN}px`;
    popover.style.left = `${Math.max(MARGIN, Math.min(left, rightEdge - popover.offsetWidth))}px`;
    popover.style.top = `${top}px`;
    popover.style.maxHeight = `${Math.max(120, window.innerHeight - top - MARGIN)}px`;
  };
  place();
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener("resize", place, { signal });
  // Capturing: the element may stand in something of the host's that scrolls.
  window.addEventListener("scroll", place, { signal, capture: true, passive: true });
  return () => controller.abort();
}

interface MenuPanelProps {
  id: string;
  group: MenuPages;
  anchor: RefObject<HTMLElement | null>;
  onChoose: () => void;
}

// A popover of its own, beside its button: in the top layer, yet where Tab expects it.
const panel = tw`fixed [inset:auto] m-0 grid gap-0.5 overflow-auto overscroll-contain rounded-lg bg-raised p-1.5 text-ink shadow-float [animation:gds-fade_var(--gds-fast)_var(--gds-ease)] forced:border forced:border-sys-text`;
const columns = {
  one: tw`w-[320px]`,
  two: tw`w-[560px] grid-cols-[repeat(2,minmax(0,1fr))]`,
};

/** The links of a group, each with what it is for (specification §2). */
export function MenuPanel({ id, group, anchor, onChoose }: MenuPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const [find] = useState(createTypeAhead);

  useLayoutEffect(() => {
    const popover = list.current;
    if (!popover || !anchor.current) return;
    popover.showPopover();
    return positionBelow(popover, anchor.current);
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const here = links.indexOf(event.target as HTMLAnchorElement);
    const typed = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    const next = typed
      ? find(
          event.key,
          group.pages.map(({ label }) => label),
        )
      : { ArrowDown: (here + 1) % links.length, ArrowUp: here - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined || (typed && next < 0)) return;
    event.preventDefault();
    event.stopPropagation();
    links.at(next)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- moves the focus among its links
    <ul
      ref={list}
      id={id}
      popover="manual"
      onKeyDown={onKeyDown}
      className={cx(panel, group.pages.length > 3 ? columns.two : columns.one)}
    >
      {group.pages.map((page) => (
        <li key={page.href}>
          <MenuLink page={page} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}
