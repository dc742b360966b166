const KEYS = ["keydown", "keypress", "keyup"] as const;
/** Types of inputs that take no text. */
const NO_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "reset", "submit"];

/**
 * Keeps the keys that we use from the host's shortcuts: keys whose default our code prevents (Esc in a dialog), Enter and Space on our
 * buttons and links, and text typed in our fields ("s" opens the host's search, and so on). The event stops at the element: our listeners inside and on
 * the element get it, the page doesn't. It can't stop listeners of the host in the capture phase.
 * @param host the element
 */
export function keepKeysInside(host: HTMLElement): void {
  let pressed: KeyboardEvent | undefined;
  host.addEventListener("keydown", (event) => void (pressed = event), true);
  for (const type of KEYS)
    host.addEventListener(type, (event) => {
      // a host that closes its drawer at the keyup of Esc must not see it, either
      const isUsed = pressed?.code === event.code && pressed.defaultPrevented;
      if (isUsed || isTyped(event) || isPress(event)) event.stopPropagation();
      if (type === "keyup") pressed = undefined;
    });
}

/** Elements that Enter or Space presses. */
const PRESSED = "a[href], button, summary, input";

function isPress(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return /^(Enter| )$/.test(event.key) && target instanceof Element && target.matches(PRESSED);
}

/** Tab moves the focus. Alt+T is the shortcut of the toasts, whose listener is on the document (specification §9). */
function isTyped(event: KeyboardEvent): boolean {
  if (event.key === "Tab" || (event.altKey && event.code === "KeyT")) return false;
  // not event.target, which is the host element here
  return takesText(event.composedPath()[0]);
}

function takesText(target: EventTarget | undefined): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLElement && (target.isContentEditable || target.role === "combobox"))
  );
}
