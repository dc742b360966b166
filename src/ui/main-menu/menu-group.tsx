import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import { ChevronDown } from "lucide-react";
import { Icon } from "../icons/icon";
import { cx, tw } from "../tw";
import type { MenuPages } from "./items";
import { useLazyComponent } from "../loading/use-lazy-component";
import { openedMenus } from "../menu/menu";
import { uiTexts } from "../texts";
import type { MenuTiming } from "./menu-timing";

interface MenuGroupProps {
  group: MenuPages;
  open: boolean;
  timing: MenuTiming;
}

const loadPanel = async () => (await openedMenus.load()).MenuPanel;

/** A group of the main menu: a button that discloses its links. Their code loads when the pointer or the focus comes to the group. */
export function MenuGroup({ group, open, timing }: MenuGroupProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** ArrowDown waits for the panel's code; Esc and leaving the button give it up. */
  const entering = useRef(false);
  const { Component: MenuPanel, load, preload, loading } = useLazyComponent(loadPanel);
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
  const loadOpened = useEffectEvent(async () => {
    if (!(await load())) timing.close();
  });
  useEffect(() => {
    if (open) void loadOpened();
  }, [open]);
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
  /** Only after a press or a key does a failed download show a toast: the pointer may just pass. */
  const loadPressed = () => load(uiTexts.openFailed("il menu"));
  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.target !== button.current) return;
    if (event.key === "Escape" && loading) {
      event.preventDefault();
      entering.current = false;
      timing.close();
    }
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    entering.current = true;
    if (!(await loadPressed()) || !entering.current) return;
    flushSync(() => timing.open(group.label));
    box.current?.querySelector<HTMLElement>("li a")?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    entering.current = false;
    if (open && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) timing.close();
  };
  return (
    // not interactive: it only listens to the events of button and panel
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={tw`flex`}
      onPointerEnter={(event) => {
        void preload();
        hover(event, () => timing.enter(group.label));
      }}
      onPointerLeave={(event) => hover(event, () => timing.leave())}
      onFocus={() => void preload()}
      onKeyDown={(event) => void onKeyDown(event)}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        data-top
        aria-expanded={open}
        aria-controls={open && MenuPanel ? id : undefined}
        onClick={() => {
          timing.press(group.label);
          void loadPressed();
        }}
        className={cx(topItem, isCurrent && topItemCurrent)}
      >
        {group.label}
        <Icon of={ChevronDown} size={15} className={open ? tw`rotate-180` : undefined} />
      </button>
      {open && MenuPanel && <MenuPanel id={id} group={group} anchor={button} onChoose={timing.close} />}
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
