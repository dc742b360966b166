/** By their root: the button of the menu of which a line was chosen last. */
const buttons = new WeakMap<Node, HTMLElement>();

/** Puts the focus to a menu's button, since the line that was chosen goes away. */
export function chosenFrom(button: HTMLElement | null): void {
  if (!button) return;
  buttons.set(button.getRootNode(), button);
  button.focus();
}

/**
 * What gets the focus back from a window that opens now. A window whose code comes late may open when its menu's line has
 * the focus once more, or has gone with it: then it is the menu's button.
 */
export function openerIn(root: ShadowRoot): HTMLElement | null {
  const focused = root.activeElement as HTMLElement | null;
  return focused && !focused.closest("[role=menu]") ? focused : (buttons.get(root) ?? focused);
}
