import { useEffect, useMemo, useState, type KeyboardEvent } from "react";
import { isWithin, MAIN_MENU, type MenuItem } from "../../../domain/menu";
import { addressOf } from "../../../features/navigation";
import { cx, tw } from "../../../ui/tw";
import { MenuGroup } from "./menu-group";
import { createMenuTiming } from "./menu-timing";
import { topItem, topItemHere } from "./top-item";

/** The main menu in the bar (specification §2): links, and groups that open under them. */
export function MainMenu({ items, path }: { items: readonly MenuItem[]; path: string }) {
  const [open, setOpen] = useState<string | null>(null);
  const timing = useMemo(() => createMenuTiming(setOpen), []);
  useEffect(() => timing.stop, [timing]);

  return (
    // The keys only move the focus among what is a link or a button anyway.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={MAIN_MENU.name}
      onKeyDown={moveAlong}
      className={tw`ml-6 flex gap-0.5 self-stretch medium:ml-2 narrow:hidden`}
    >
      {items.map((item) =>
        item.has_children ? (
          <MenuGroup key={item.label} group={item} path={path} open={open === item.label} timing={timing} />
        ) : (
          <a
            key={item.label}
            data-top
            href={addressOf(item.path)}
            aria-current={isWithin(path, item.path) ? "page" : undefined}
            className={cx(topItem, isWithin(path, item.path) && topItemHere)}
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
