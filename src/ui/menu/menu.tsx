import { Suspense, lazy, useId, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import type { MenuEntry, MenuStart } from "./menu-entry";

const load = () => import("./menu-popup");
const MenuPopup = lazy(load);

/** What the caller's button takes: spread all of it. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps {
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
  const [open, setOpen] = useState(false);
  // Stays mounted once it has been open, so that it can fade and give the focus back.
  const [wanted, setWanted] = useState(false);
  const [start, setStart] = useState<MenuStart>("list");
  const show = (from: MenuStart) => {
    setStart(from);
    setWanted(true);
    setOpen(true);
  };
  const preload = () => void load();
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
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? "first" : "last");
        },
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {wanted && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </>
  );
}
