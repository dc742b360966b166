const KEYS = ["keydown", "keypress", "keyup"] as const;
/** Types of inputs that take no text. */
const NO_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/**
 * Keeps the text typed in our fields from the host's shortcuts ("s" opens the host's search, and so on). The event stops at
 * the element: our listeners inside and on the element get it, the page doesn't. Tab passes, because it moves the focus, and
 * Alt+T, the shortcut of the toasts, whose listener is on the document (specification §9). It can't stop listeners of the
 * host in the capture phase.
 */
export function keepTypingInside(host: HTMLElement): void {
  for (const type of KEYS) host.addEventListener(type, stopPropagation);
}

function stopPropagation(event: KeyboardEvent): void {
  if (event.key === "Tab" || (event.altKey && event.code === "KeyT")) return;
  // not event.target, which is the host element here
  if (takesText(event.composedPath()[0])) event.stopPropagation();
}

function takesText(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && (target.isContentEditable || target.role === "combobox"))
  );
}
