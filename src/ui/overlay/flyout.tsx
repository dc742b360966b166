import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { createPortal } from "react-dom";
import { useLayers } from "./layers";
import { useOverlayRoot } from "./overlay-root";
import { tw } from "../tw";
import { PanelSheet, useRoomBeside, type PanelSheetProps } from "./panel-sheet";

interface FlyoutProps extends PanelSheetProps {
  /** The button under which it hangs. */
  anchor: RefObject<HTMLElement | null>;
}

const box = tw`fixed grid grid-rows-[minmax(0,1fr)_auto] w-[400px] max-w-[calc(100%_-_16px)] rounded-lg bg-raised shadow-float overflow-hidden focus-visible:outline-none [animation:gds-fade_var(--gds-fast)_var(--gds-ease)] forced:border forced:border-sys-text`;
/** px to the button, and to the window's edge. */
const GAP = 6;
const EDGE = 8;
/** Minimum height in px: with less room below its button, it moves up. */
const LEAST = 320;

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";

/**
 * A panel under its button, over the page: a press beside it, Esc, and leaving it with Tab close it. In a narrow window
 * it is a modal sheet from below.
 */
export function Flyout(props: FlyoutProps) {
  const room = useRoomBeside();
  if (!room) return <PanelSheet {...props} />;
  return props.open ? <Hanging {...props} /> : null;
}

function Hanging({ anchor, onClose, title, description, footer, children }: FlyoutProps) {
  const id = useId();
  const container = useOverlayRoot();
  const layers = useLayers();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mine = panel.current;
    if (!mine) return;
    const place = () => {
      const { bottom = 0, right = 0 } = anchor.current?.getBoundingClientRect() ?? {};
      const top = Math.max(EDGE, Math.min(bottom + GAP, innerHeight - EDGE - Math.min(LEAST, mine.scrollHeight)));
      mine.style.top = `${top}px`;
      mine.style.maxHeight = `${innerHeight - EDGE - top}px`;
      mine.style.left = `${Math.max(EDGE, right - mine.offsetWidth)}px`;
    };
    place();
    (mine.querySelector<HTMLElement>("[data-autofocus]") ?? mine).focus();
    const options = { capture: true, passive: true };
    window.addEventListener("scroll", place, options);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, options);
      window.removeEventListener("resize", place);
    };
  }, [container, anchor]);

  const close = () => {
    anchor.current?.focus();
    onClose();
  };
  const pressed = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    // what floats above it (its menus, a message, a dialog) is no press beside it; its button closes it by itself
    const above = layers?.top() !== container || (container && path.includes(container));
    if (!above && anchor.current && !path.includes(anchor.current)) onClose();
  });
  useEffect(() => {
    const hear = (event: PointerEvent) => pressed(event);
    window.addEventListener("pointerdown", hear, true);
    return () => window.removeEventListener("pointerdown", hear, true);
  }, []);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    // a menu of one of its rows hears its own keys
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === "Escape") return close();
    if (event.key !== "Tab") return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const end = event.shiftKey ? all[0] : all.at(-1);
    if (event.target !== end && !(event.shiftKey && event.target === event.currentTarget)) return;
    // out at the end one goes on after the button, out at the top one is on it
    if (event.shiftKey) event.preventDefault();
    close();
  };
  if (!container) return null;
  return createPortal(
    // Esc closes it from anywhere inside; what needs the key for itself stops it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      tabIndex={-1}
      className={box}
      onKeyDown={keys}
    >
      <div className={tw`min-h-0 overflow-auto overscroll-contain`}>
        {/* its button says it to the eye */}
        <h2 id={`${id}-title`} className={tw`sr-only`}>
          {title}
        </h2>
        {description && (
          <p id={`${id}-text`} className={tw`px-4 pt-3 text-label text-muted`}>
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && <div className={tw`flex gap-2 mx-1.5 px-1 py-2 border-t`}>{footer}</div>}
    </div>,
    container,
  );
}
