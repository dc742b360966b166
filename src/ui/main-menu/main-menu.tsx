import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { cx, tw } from "../tw";
import type { MainMenuItem } from "./items";
import { MenuGroup, topItem, topItemCurrent } from "./menu-group";
import { createMenuTiming } from "./menu-timing";

export interface MainMenuProps {
  /** The accessible name. */
  label: string;
  items: readonly MainMenuItem[];
}

/** The main menu in the top bar (specification §2): links, and groups that open a panel. */
export function MainMenu({ label, items }: MainMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const timing = useMemo(() => createMenuTiming(setOpen), []);
  useEffect(() => timing.stop, [timing]);

  return (
    // the keys only move the focus among links and buttons
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
            aria-current={item.current ? "page" : undefined}
            className={cx(topItem, item.current && topItemCurrent)}
          >
            {item.label}
          </a>
        ),
      )}
    </nav>
  );
}

/** Moves the focus along the bar with the left and right keys. */
function moveAlong(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
  const tops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-top]")];
  const index = tops.indexOf(event.target as HTMLElement);
  const next = index < 0 ? undefined : tops[index + (event.key === "ArrowRight" ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
