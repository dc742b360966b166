import { useId, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import { useLazyComponent } from "../loading/use-lazy-component";
import { uiTexts } from "../texts";
import type { MenuEntry, MenuStart } from "./menu-entry";

/** The file of what menus show when they are open. */
export const openedMenus = { load: () => import("./opened-menus") };

const loadPopup = async () => (await openedMenus.load()).MenuPopup;

/** The props of the caller's button: spread all of them. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

interface MenuProps {
  /** Renders the button, for example `(props) => <IconButton icon={Ellipsis} label="Altro" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
  /** In px; by default the width of the longest entry, at least 220. */
  width?: number;
  /** Called when the pointer or the focus comes to the button. */
  onNear?: () => void;
}

/** A button with a menu. The code of its list loads when the pointer or the focus comes to the button. */
export function Menu({ trigger, entries, align = "start", width, onNear }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The first focus; null while no list is shown or fading out. */
  const [start, setStart] = useState<MenuStart | null>(null);
  const { Component: MenuPopup, load, preload } = useLazyComponent(loadPopup);
  const isLate = open && !MenuPopup;
  const near = () => {
    void preload();
    onNear?.();
  };
  const show = async (from: MenuStart) => {
    near();
    // Safari doesn't focus a pressed button: its keys and its blur give up a list that is late
    button.current?.focus();
    setStart(from);
    setOpen(true);
    if (await load(uiTexts.openFailed("il menu"))) return;
    setOpen(false);
    setStart(null);
  };
  const hide = () => {
    setOpen(false);
    if (!MenuPopup) setStart(null);
  };
  return (
    <>
      {trigger({
        ref: button,
        id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        // a click with detail 0 comes from Enter or Space
        onClick: (event) => (open ? hide() : void show(event.detail === 0 ? "first" : "list")),
        onKeyDown: (event) => {
          if (event.key === "Escape" && isLate) {
            event.preventDefault();
            return hide();
          }
          // Alt and an arrow key move a row around the button
          if (event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          void show(event.key === "ArrowDown" ? "first" : "last");
        },
        onPointerEnter: near,
        onFocus: near,
        // the list of a user who has gone on while it loads doesn't take the focus
        onBlur: () => isLate && hide(),
      })}
      {start && MenuPopup && (
        <MenuPopup
          open={open}
          start={start}
          entries={entries}
          align={align}
          width={width}
          onClose={hide}
          onGone={() => setStart(null)}
          anchor={button}
          labelledBy={id}
        />
      )}
    </>
  );
}
