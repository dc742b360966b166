import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { cx, tw } from "../tw";
import type { MainMenuItem } from "./items";
import { MenuGroup, topItem, topItemHere } from "./menu-group";
import { createMenuTiming } from "./menu-timing";

export interface MainMenuProps {
  /** What it is called. */
  label: string;
  items: readonly MainMenuItem[];
}

/** A main menu in a bar (specification §2): links, and groups that open under them. It knows no routes. */
export function MainMenu({ label, items }: MainMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const timing = useMemo(() => createMenuTiming(setOpen), []);
  useEffect(() => timing.stop, [timing]);

  return (
    // The keys only move the focus among what is a link or a button anyway.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={label}
      onKeyDown={moveAlong}
      className={tw`ml-6 flex gap-0.5 self-stretch medium:ml-2 narrow:hidden`}
    >
      {items.map((item) =>
        "pages" in item ? (
          <MenuGroup key={item.label} group={item} open={open === item.label} timing={timing} />
        ) : (
          <a
            key={item.label}
            data-top
            href={item.href}
            aria-current={item.here ? "page" : undefined}
            className={cx(topItem, item.here && topItemHere)}
          >
            {item.label}
          </a>
        ),
      )}
    </nav>
  );
}

/** Left and right go along the bar, as in any menu bar; Tab does, too. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-top]")];
  const here = tops.indexOf(event.target as HTMLElement);
  const next = here < 0 ? undefined : tops[here + (event.key === "ArrowRight" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
