import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { ChevronDown } from "lucide-react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import type { MenuPages } from "./items";
import { MenuLink } from "./menu-link";
import { createTypeAhead, entryForKey } from "../menu/type-ahead";
import { placeBelow } from "../overlay/place-below";
import type { MenuTiming } from "./menu-timing";

interface MenuGroupProps {
  group: MenuPages;
  open: boolean;
  timing: MenuTiming;
}

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
function MenuPanel({ id, group, anchor, onChoose }: MenuPanelProps) {
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

/** A group of the main menu: a button that discloses its links. */
export function MenuGroup({ group, open, timing }: MenuGroupProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isCurrent = group.pages.some(({ current }) => current);

  const leaveByKey = useEffectEvent((event: globalThis.KeyboardEvent, isOurs: boolean) => {
    const root = box.current?.getRootNode();
    const isInside = root !== undefined && event.composedPath().includes(root);
    if (event.key !== "Escape" || event.defaultPrevented || isInside !== isOurs) return;
    event.preventDefault();
    // the host's listeners; ours end a key that they use (host/page/keyboard.ts)
    if (!isOurs) event.stopPropagation();
    if (box.current?.contains(activeIn(box.current))) button.current?.focus();
    timing.close();
  });
  const leaveByPress = useEffectEvent((event: globalThis.PointerEvent) => {
    if (box.current && !event.composedPath().includes(box.current)) timing.close();
  });
  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    // Esc closes a panel that the pointer opened, wherever the focus is
    const root = box.current?.getRootNode() as ShadowRoot | undefined;
    root?.addEventListener("keydown", (event) => leaveByKey(event as globalThis.KeyboardEvent, true), { signal });
    window.addEventListener("keydown", (event) => leaveByKey(event, false), { signal, capture: true });
    document.addEventListener("pointerdown", (event) => leaveByPress(event), { signal });
    return () => controller.abort();
  }, [open]);

  const hover = (event: PointerEvent, change: () => void) => {
    if (event.pointerType === "mouse") change();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || event.target !== button.current) return;
    event.preventDefault();
    flushSync(() => timing.open(group.label));
    box.current?.querySelector<HTMLElement>("li a")?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) timing.close();
  };
  return (
    // not interactive: it only listens to the events of button and panel
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={tw`flex`}
      onPointerEnter={(event) => hover(event, () => timing.enter(group.label))}
      onPointerLeave={(event) => hover(event, () => timing.leave())}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        data-top
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => timing.press(group.label)}
        className={cx(topItem, isCurrent && topItemCurrent)}
      >
        {group.label}
        <Icon of={ChevronDown} size={15} className={open ? tw`rotate-180` : undefined} />
      </button>
      {open && <MenuPanel id={id} group={group} anchor={button} onChoose={timing.close} />}
    </div>
  );
}

const activeIn = (element: Element): Element | null => {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.activeElement : document.activeElement;
};

/** A link or a group's button in the bar. */
export const topItem = tw`relative inline-flex items-center gap-1 rounded px-[11px] font-medium whitespace-nowrap text-muted no-underline hover:text-ink aria-expanded:text-ink`;
/** Marks the current page, or the group of the current page. */
export const topItemCurrent = tw`text-ink after:absolute after:inset-x-[11px] after:-bottom-px after:h-0.5 after:rounded-t-[2px] after:bg-accent-mark after:content-[''] forced:after:bg-sys-highlight`;
