import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { createPortal } from "react-dom";
import { useLayers } from "./layers";
import { useOverlayRoot } from "./overlay-root";
import { tw } from "../tw";
import { PanelSheet, useRoomBeside, type PanelSheetProps } from "./panel-sheet";

interface FlyoutProps extends PanelSheetProps {
  /** The button that it opens below. */
  anchor: RefObject<HTMLElement | null>;
}

const box = tw`fixed grid grid-rows-[minmax(0,1fr)_auto] w-[400px] max-w-[calc(100%_-_16px)] rounded-lg bg-raised shadow-float overflow-hidden focus-visible:outline-none [animation:gds-fade_var(--gds-fast)_var(--gds-ease)] forced:border forced:border-sys-text`;
/** The distances to the button and to the window's edge, in px. */
const GAP = 6;
const EDGE = 8;
/** The minimum height in px: with less room below its button, it moves up. */
const MIN_HEIGHT = 320;

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";

/**
 * A panel below its button, over the page. A press outside, Esc, and Tab out of it close it. In a narrow window it is a modal sheet
 * from below.
 */
export function Flyout(props: FlyoutProps) {
  const hasRoom = useRoomBeside();
  if (!hasRoom) return <PanelSheet {...props} />;
  return props.open ? <FloatingPanel {...props} /> : null;
}

function FloatingPanel({ anchor, onClose, title, description, footer, children }: FlyoutProps) {
  const id = useId();
  const container = useOverlayRoot();
  const layers = useLayers();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => {
      const { bottom = 0, right = 0 } = anchor.current?.getBoundingClientRect() ?? {};
      const top = Math.max(
        EDGE,
        Math.min(bottom + GAP, innerHeight - EDGE - Math.min(MIN_HEIGHT, element.scrollHeight)),
      );
      element.style.top = `${top}px`;
      element.style.maxHeight = `${innerHeight - EDGE - top}px`;
      element.style.left = `${Math.max(EDGE, right - element.offsetWidth)}px`;
    };
    place();
    (element.querySelector<HTMLElement>("[data-autofocus]") ?? element).focus();
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
    // not for a press on an overlay above it (a menu, a toast, a dialog), and not on its button, which closes it itself
    const isInOverlay = layers?.top() !== container || (container && path.includes(container));
    if (!isInOverlay && anchor.current && !path.includes(anchor.current)) onClose();
  });
  useEffect(() => {
    const listener = (event: PointerEvent) => pressed(event);
    window.addEventListener("pointerdown", listener, true);
    return () => window.removeEventListener("pointerdown", listener, true);
  }, []);
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    // not for keys in a menu of one of its rows
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === "Escape" && !event.defaultPrevented) {
      event.preventDefault();
      return close();
    }
    if (event.key !== "Tab") return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const end = event.shiftKey ? all[0] : all.at(-1);
    if (event.target !== end && !(event.shiftKey && event.target === event.currentTarget)) return;
    // Tab at the end continues after the button, Shift+Tab at the start focuses the button
    if (event.shiftKey) event.preventDefault();
    close();
  };
  if (!container) return null;
  return createPortal(
    // Esc closes it from anywhere inside; an element that uses the key prevents its default
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
        {/* its button shows the same text */}
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
