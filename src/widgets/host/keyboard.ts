const KEYS = ["keydown", "keypress", "keyup"] as const;
/** Inputs that take no text: a letter pressed on them is no typing. */
const NO_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/**
 * Keeps what a person types in our fields from the host's shortcuts ("s" opens the host's search, and so on). Stopped at
 * the element itself: everything inside has had it, listeners of ours on the element get it too, the page doesn't. Two
 * pass: Tab, which is a way to move, and Alt+T, the toasts' shortcut, whose listener sits on the document (specification §9).
 * Listeners of the host in the capture phase come before us; that cannot be helped.
 */
export function keepTypingInside(host: HTMLElement): void {
  for (const type of KEYS) host.addEventListener(type, stopPropagation);
}

function stopPropagation(event: KeyboardEvent): void {
  if (event.key === "Tab" || (event.altKey && event.code === "KeyT")) return;
  // the target would be the host element: the inner one is only in the path
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
