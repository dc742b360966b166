import { useId, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import type { MenuEntry, MenuStart } from "./menu-entry";
import { MenuPopup } from "./menu-popup";

/** The props of the caller's button: spread all of them. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps {
  /** Renders the button, for example `(props) => <IconButton icon={Ellipsis} label="Altro" {...props} />`. */
  trigger: (props: MenuTriggerProps) => ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "end";
  /** In px; by default the width of the longest entry, at least 220. */
  width?: number;
}

/** A button with a menu. */
export function Menu({ trigger, entries, align = "start", width }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** The first focus; null while no list is shown or fading out. */
  const [start, setStart] = useState<MenuStart | null>(null);
  const show = (from: MenuStart) => {
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
        // a click with detail 0 comes from Enter or Space
        onClick: (event) => (open ? setOpen(false) : show(event.detail === 0 ? "first" : "list")),
        onKeyDown: (event) => {
          // Alt and an arrow key move a row around the button
          if (event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {start && (
        <MenuPopup
          open={open}
          start={start}
          entries={entries}
          align={align}
          width={width}
          onClose={() => setOpen(false)}
          onGone={() => setStart(null)}
          anchor={button}
          labelledBy={id}
        />
      )}
    </>
  );
}
