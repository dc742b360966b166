import { useId, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { uiTexts } from "../texts";
import { useLazyComponent } from "../loading/use-lazy-component";
import type { MenuEntry, MenuStart } from "./menu-entry";

const loadPopup = async () => (await import("./menu-popup")).default;

/** What the caller's button takes: spread all of it. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-busy": true | undefined;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

interface MenuProps {
  /** Renders the button, for example `(props) => <IconButton icon={Ellipsis} label="Altro" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
  /** px; as wide as its longest entry, and 220 at least, when not given. */
  width?: number;
}

/**
 * A menu under a button. The code of menus (Base UI) is fetched when the pointer or the focus reaches the button, so
 * that a page is usable without it.
 */
export function Menu({ trigger, entries, align = "start", width }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Once it is there it stays mounted, so that it can fade and give the focus back.
  const { Component: MenuPopup, load, preload, loading } = useLazyComponent(loadPopup);
  const [open, setOpen] = useState(false);
  const [start, setStart] = useState<MenuStart>("list");
  const show = async (from: MenuStart) => {
    if (!(await load(uiTexts.menuFailed))) return;
    setStart(from);
    setOpen(true);
  };
  return (
    <>
      {trigger({
        ref: button,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        "aria-busy": loading || undefined,
        // A click without a press count comes from Enter or Space.
        onClick: (event) => (open ? setOpen(false) : void show(event.detail === 0 ? "first" : "list")),
        onKeyDown: (event) => {
          // with Alt the arrows are what the button stands in's: they move a row
          if (event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          void show(event.key === "ArrowDown" ? "first" : "last");
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {MenuPopup && (
        <MenuPopup
          open={open}
          onOpenChange={setOpen}
          start={start}
          anchor={button}
          labelledBy={id}
          entries={entries}
          align={align}
          width={width}
        />
      )}
    </>
  );
}
