import { CSPProvider } from "@base-ui/react/csp-provider";
import { Menu } from "@base-ui/react/menu";
import { useRef } from "react";
import type { RefObject } from "react";
import { useOverlayRoot } from "../overlay/overlay-root";
import { cx, tw } from "../tw";
import { unit } from "../unit";
import { chosenFrom } from "./chosen-from";
import type { MenuEntry, MenuStart } from "./menu-entry";
import { MenuLine } from "./menu-line";

export interface MenuPopupProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  start: MenuStart;
  anchor: RefObject<HTMLElement | null>;
  labelledBy: string;
  entries: readonly MenuEntry[];
  align: "start" | "end";
  width: number | undefined;
}

const popup = tw`grid gap-px max-h-[var(--available-height)] min-w-[220px] max-w-[var(--available-width)] overflow-auto overscroll-contain p-1.5 rounded-lg bg-raised shadow-float text-body focus-visible:outline-none transition-opacity duration-fast data-[starting-style]:opacity-0 data-[ending-style]:opacity-0 forced:border forced:border-sys-text`;

/**
 * The list of a Menu, on Base UI, as docs/decisions/0013 tells: no style elements, a container in the top layer, not
 * modal (a modal one locks the host page's scroll). The build keeps it from marking nodes of the page.
 */
export default function MenuPopup({
  open,
  onOpenChange,
  start,
  anchor,
  labelledBy,
  entries,
  align,
  width,
}: MenuPopupProps) {
  const container = useOverlayRoot();
  const list = useRef<HTMLDivElement>(null);
  /** Base UI knows how a menu was opened from its own trigger only; ours is another (it stands before this code loads). */
  const begin = (shown: boolean) => {
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])') ?? [])];
    if (!shown || start === "list" || entries.some((entry) => entry.matches("[data-highlighted]"))) return;
    entries.at(start === "first" ? 0 : -1)?.focus();
  };
  /** Asked once it has faded: who has gone on meanwhile keeps the focus. */
  const finalFocus = () => {
    const { activeElement } = (anchor.current?.getRootNode() ?? document) as ShadowRoot | Document;
    const isFree = !activeElement || activeElement === document.body || list.current?.contains(activeElement);
    return isFree ? anchor.current : false;
  };
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root
        modal={false}
        open={open}
        onOpenChangeComplete={begin}
        onOpenChange={(next, details) => {
          // The button is "outside", too, and toggles by itself.
          if (!next && anchor.current && details.event.composedPath().includes(anchor.current)) {
            if (details.reason === "outside-press") return details.cancel();
          }
          onOpenChange(next);
        }}
      >
        <Menu.Portal container={container}>
          <Menu.Positioner
            anchor={anchor}
            positionMethod="fixed"
            side="bottom"
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={tw`z-[1]`}
          >
            <Menu.Popup
              aria-labelledby={labelledBy}
              ref={list}
              finalFocus={finalFocus}
              className={cx(popup)}
              style={width === undefined ? undefined : { width: unit(width) }}
            >
              {entries.map((entry) => (
                <MenuLine
                  key={"key" in entry ? entry.key : entry.label}
                  entry={entry}
                  onBeforeSelect={() => chosenFrom(anchor.current)}
                />
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}
