/** @returns the box around an element that scrolls: in a short window it is the drawer's whole panel */
export function scrollBox(within: Element | null): Element | null {
  for (let box = within?.parentElement; box; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if (overflowY === "auto" || overflowY === "scroll") return box;
  }
  return null;
}
