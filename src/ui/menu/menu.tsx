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
  /** px; as wide as its longest entry, and 220 at least, when not given. */
  width?: number;
}

/** A menu under a button. */
export function Menu({ trigger, entries, align = "start", width }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** Where the focus begins; null while no list is shown, not even one that fades. */
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
        // A click without a press count comes from Enter or Space.
        onClick: (event) => (open ? setOpen(false) : show(event.detail === 0 ? "first" : "list")),
        onKeyDown: (event) => {
          // with Alt the arrows belong to what the button is in: they move a row
          if (event.altKey || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
      })}
      {start && (
        <MenuPopup
          {...{ open, start, entries, align, width }}
          onClose={() => setOpen(false)}
          onGone={() => setStart(null)}
          anchor={button}
          labelledBy={id}
        />
      )}
    </>
  );
}
