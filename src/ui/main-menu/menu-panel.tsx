import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { createTypeAhead, entryForKey } from "../menu/type-ahead";
import { placeBelow } from "../overlay/place-below";
import { cx, tw } from "../tw";
import type { MenuPages } from "./items";
import { MenuLink } from "./menu-link";

interface MenuPanelProps {
  id: string;
  group: MenuPages;
  anchor: RefObject<HTMLElement | null>;
  onChoose: () => void;
}

// a popover after its button: in the top layer, and next in the tab order
const panel = tw`fixed [inset:auto] m-0 grid gap-0.5 overflow-auto overscroll-contain rounded-lg bg-raised p-1.5 text-ink shadow-float [animation:gds-fade_var(--gds-fast)_var(--gds-ease)] forced:border forced:border-sys-text`;
const columns = {
  one: tw`w-[320px]`,
  two: tw`w-[560px] grid-cols-[repeat(2,minmax(0,1fr))]`,
};

/** The links of a group, with their descriptions (specification §2). */
export function MenuPanel({ id, group, anchor, onChoose }: MenuPanelProps) {
  const list = useRef<HTMLUListElement>(null);
  const [find] = useState(createTypeAhead);

  useLayoutEffect(() => {
    const popover = list.current;
    if (!popover || !anchor.current) return;
    popover.showPopover();
    return placeBelow(popover, anchor.current, { gap: 3 });
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const labels = group.pages.map(({ label }) => label);
    const next = entryForKey(event, find, labels, links.indexOf(event.target as HTMLAnchorElement));
    if (next === undefined || next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    links[next]?.focus();
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
