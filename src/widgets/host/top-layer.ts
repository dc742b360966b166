/**
 * An element that is moved in the page with `append` is removed and inserted: its dialogs and popovers fall out of the
 * top layer, though React still shows them. Puts them back, dialogs first, since each has overlays of its own.
 */
export function restoreTopLayer(root: ShadowRoot): void {
  for (const dialog of root.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
    if (dialog.matches(":modal")) continue;
    // close() would fire an event that closes it for React, too.
    dialog.removeAttribute("open");
    dialog.showModal();
  }
  for (const popover of root.querySelectorAll<HTMLElement>("[popover=manual]")) {
    if (!popover.matches(":popover-open")) popover.showPopover();
  }
}
