import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, SyntheticEvent } from "react";
import { focusAfterRemoval } from "../focus/focus-heading";
import { OverlayRoot } from "./overlay-root";
import { cx, tw } from "../tw";

/** The duration of the closing animation, as in tokens.css; 0 with reduced motion. */
const LEAVE_MS = 220;
const leaveMs = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : LEAVE_MS);

interface ModalProps {
  open: boolean;
  /** Called by Esc, a press outside the panel, or a button; the caller sets `open`. */
  onClose: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  role?: "dialog" | "alertdialog";
  /** Places the panel in the layer. */
  layerClass: string;
  panelClass: string;
  children: ReactNode;
}

/** A native modal dialog that fills the window, with a panel in it. */
export function Modal(props: ModalProps) {
  const [present, setPresent] = useState(props.open);
  if (props.open && !present) setPresent(true);
  return present ? <Layer {...props} onGone={() => setPresent(false)} /> : null;
}

function Layer(props: ModalProps & { onGone: () => void }) {
  const { open, onClose, onGone, labelledBy, describedBy, role, layerClass, panelClass, children } = props;
  const layer = useRef<HTMLDialogElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedBeside = useRef(false);
  // the overlay container must enter the top layer after the dialog, to be above it
  const [shown, setShown] = useState(false);

  useLayoutEffect(() => {
    const dialog = layer.current;
    if (!dialog) return;
    const unlock = lockScroll();
    const root = dialog.getRootNode() as ShadowRoot;
    const opener = root.activeElement as HTMLElement | null;
    dialog.showModal();
    (panel.current?.querySelector<HTMLElement>("[data-autofocus]") ?? panel.current)?.focus();
    setShown(true);
    window.addEventListener("keydown", keepFromPage, true);
    return () => {
      window.removeEventListener("keydown", keepFromPage, true);
      // close() restores the focus, unless the dialog was moved in the page and opened again
      dialog.close();
      if (!root.activeElement || dialog.contains(root.activeElement)) opener?.focus();
      // the action of the dialog may have removed or hidden its opener
      if (opener && !opener.checkVisibility()) focusAfterRemoval(root);
      unlock();
    };
  }, []);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(onGone, leaveMs());
    return () => clearTimeout(timer);
  }, [open, onGone]);

  const onKeyDown = (event: KeyboardEvent) => {
    // a field or a menu in the dialog may have used the key
    if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };
  const cancel = (event: SyntheticEvent) => {
    // a file field inside fires cancel, too, and React bubbles it
    if (event.target !== layer.current) return;
    event.preventDefault();
    onClose();
  };
  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget;
  const content = (
    <div
      className={cx("gds-app", layerClass)}
      // only if the press also began outside the panel: a text selection may end anywhere
      onPointerDown={(event) => (pressedBeside.current = isBeside(event))}
      onClick={(event) => {
        if (isBeside(event) && pressedBeside.current) onClose();
      }}
      role="presentation"
    >
      <div ref={panel} tabIndex={-1} data-closing={!open || undefined} className={cx(panelBase, panelClass)}>
        {children}
      </div>
    </div>
  );
  return (
    <dialog
      ref={layer}
      role={role === "alertdialog" ? "alertdialog" : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      onCancel={cancel}
      // at the second Esc browsers close a dialog even if cancel was prevented
      onClose={(event) => {
        if (event.target === layer.current && open) onClose();
      }}
      className={cx("gds-layer", scrim)}
      data-closing={!open || undefined}
    >
      <OverlayRoot ready={shown}>{content}</OverlayRoot>
    </dialog>
  );
}

// --gds-toast-lift: the page's bars don't lift toasts in a dialog (lift-toasts.ts)
const scrim = tw`bg-scrim [--gds-toast-lift:0px] [animation:gds-fade_var(--gds-slow)_var(--gds-ease)] transition-opacity duration-slow data-[closing]:opacity-0`;
const panelBase = tw`flex flex-col min-w-0 bg-raised shadow-float focus-visible:outline-none overflow-hidden [container:dialog/inline-size] forced:border forced:border-sys-text`;

/** Keeps Esc from the host page if nothing has the focus, because the focused button of the dialog was disabled. */
function keepFromPage(event: globalThis.KeyboardEvent): void {
  if (event.key === "Escape" && event.target === document.body) event.stopPropagation();
}

interface Saved {
  style: string | null;
}

let locks = 0;
let saved: Saved = { style: null };

/**
 * Stops the host page from scrolling while a modal dialog is open. Restores the `style` attribute of `<html>` afterwards, also if there
 * was none (decisions §1).
 * @returns how to release the lock
 */
function lockScroll(): () => void {
  const page = document.documentElement;
  if (locks++ === 0) {
    saved = { style: page.getAttribute("style") };
    // keeps the room of the scroll bar, so that the page doesn't move sideways
    if (window.innerWidth > page.clientWidth) page.style.setProperty("scrollbar-gutter", "stable", "important");
    page.style.setProperty("overflow", "hidden", "important");
  }
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--locks > 0) return;
    // not setAttribute("style"), which a strict CSP refuses (docs/decisions/elements-and-host-page.md, "Styles and overlays work
    // under a strict policy")
    page.style.cssText = saved.style ?? "";
    // Chromium writes the attribute lazily, and hasAttribute() makes it: otherwise it would come back empty after the removal
    if (saved.style === null && page.hasAttribute("style")) page.removeAttribute("style");
  };
}
