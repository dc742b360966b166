/**
 * Opens the dialogs and popovers of a moved element again. `append` removes and inserts the element, which takes them out of the top
 * layer, although React still shows them. Dialogs come first, because each has its own overlays.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    if (dialog.matches(":modal")) continue;
    // not close(), whose event would close it for React, too
    dialog.removeAttribute("open");
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>("[popover=manual]")) {
    if (!popover.matches(":popover-open")) popover.showPopover();
  }
}
